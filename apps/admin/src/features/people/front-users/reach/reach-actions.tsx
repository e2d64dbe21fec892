import { addGroupMembers } from "@polyphon/contract/people/group-members.contract.ts";
import { IconMail, IconMailForward, IconUsersGroup } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useMay } from "../../../../shared/session/use-may.ts";
import { useFrontUsers } from "../use-front-users.ts";

/** What reaches people instead of changing them. */
export const reachActions = ["WRITE", "GROUP", "INVITE"] as const;
export type ReachAction = (typeof reachActions)[number];

const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

export const reachIcons: Readonly<Record<ReachAction, ReactNode>> = {
  WRITE: <IconMail {...icon} />,
  GROUP: <IconUsersGroup {...icon} />,
  INVITE: <IconMailForward {...icon} />,
};

/** Those that the reader may do. */
export function useReachActions(): readonly ReachAction[] {
  const may = useMay();
  const { calls } = useFrontUsers();
  const access = { WRITE: calls.write.access, GROUP: addGroupMembers.access, INVITE: calls.invite.access };
  return reachActions.filter((action) => may(access[action]));
}
