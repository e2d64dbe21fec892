import "../../../shared/theme/styles-screens.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { listRoleChoices } from "@polyphon/contract/people/roles.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useParams } from "@tanstack/react-router";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { AssignmentList } from "./assignments/assignment-list.tsx";
import { roleLabel } from "./role-label.ts";

/** The id in the address identifies the role; its name only makes the address readable. */
export default function AssignedUsersScreen() {
  const { text } = useText();
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const choices = useEndpoint(listRoleChoices, {});
  if (choices.data === undefined)
    return choices.isError ? (
      <LoadFailed
        headingLevel={1}
        title={text("kit.failed.record")}
        error={choices.error}
        onAgain={() => void choices.refetch()}
      />
    ) : (
      <SkeletonRows label={text("kit.list.loading")} rows={10} />
    );
  const role = choices.data.items.find((one) => String(one.id) === id);
  if (!role)
    return (
      <EmptyState
        headingLevel={1}
        title={text("people.rights.notFound")}
        text={text("people.rights.notFoundText")}
        actions={
          <AppLink href={screenHref("/admin/manageUserRole", {})}>{text("people.assignments.title")}</AppLink>
        }
      />
    );
  return (
    <AssignmentList
      title={text("people.assignments.ofRole", { role: roleLabel(role, text) })}
      roles={choices.data.items}
      role={role}
    />
  );
}
