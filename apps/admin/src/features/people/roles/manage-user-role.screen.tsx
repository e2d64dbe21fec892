import "../../../shared/theme/styles-screens.ts";
import { listRoleChoices } from "@polyphon/contract/people/roles.contract.ts";
import { ViewTabs } from "@polyphon/ui/data/list/view-tabs.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { renderLink } from "../../../shared/address/app-link.tsx";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { AssignmentList } from "./assignments/assignment-list.tsx";
import { roleLabel } from "./role-label.ts";

export default function ManageUserRoleScreen() {
  const { text, language } = useText();
  const query = useListQuery();
  const roles = useEndpoint(listRoleChoices, {}).data?.items ?? [];
  const role = roles.find(({ id }) => String(id) === query.values["roleId"]);
  const tab = (key: string, label: string, people: number) => ({
    key,
    label,
    href: query.hrefOf({ roleId: key === "all" ? undefined : key, after: undefined, open: undefined }),
    current: key === (role ? String(role.id) : "all"),
    count: people.toLocaleString(language),
  });
  const all = roles.reduce((sum, { people }) => sum + people, 0);
  return (
    <AssignmentList
      key={role?.id ?? 0}
      title={text("people.assignments.title")}
      roles={roles}
      role={role}
      tabs={
        <ViewTabs
          label={text("people.assignments.views")}
          renderLink={renderLink}
          tabs={[
            tab("all", text("people.assignments.all"), all),
            ...roles.map((one) => tab(String(one.id), roleLabel(one, text), one.people)),
          ]}
        />
      }
    />
  );
}
