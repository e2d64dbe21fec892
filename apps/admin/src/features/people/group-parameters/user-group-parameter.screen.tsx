import "../../../shared/theme/styles-screens.ts";
import type { KitResource, ResourceRow } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { ResourceScreens } from "@polyphon/admin-kit/screens/resource-screens.tsx";
import {
  ownUserGroupParameter,
  userGroupParameter,
} from "@polyphon/contract/people/user-group-parameter.resource.ts";
import { IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { useAccount } from "../../../shared/session/account.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { GroupMembers } from "./group-members.tsx";

const usersIcon = <IconUsers size={15} stroke={1.7} aria-hidden />;

/** The provider's staff see the parameters of all companies, a company's staff their own. */
export default function UserGroupParameterScreen() {
  const { text } = useText();
  const { companyId } = useAccount();
  const resource: KitResource = companyId === null ? userGroupParameter : ownUserGroupParameter;
  const [opened, setOpened] = useState<ResourceRow | null>(null);
  return (
    <>
      <ResourceScreens
        resource={resource}
        query={useListQuery()}
        rowActions={(row) => [
          {
            key: "members",
            label: text("people.groupMembers.open"),
            icon: usersIcon,
            onPress: () => setOpened(row),
          },
        ]}
      />
      {opened && (
        <GroupMembers id={opened.id} name={String(opened["name"])} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
