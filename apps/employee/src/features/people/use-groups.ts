import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  associateLogin,
  changeGroupType,
  listGroups,
  updateGroupFollowers,
} from "@polyphon/contract/people/groups.contract.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { addressOf } from "../../shared/address/address.ts";
import { failureText } from "../../shared/failure/failure-text.ts";
import { notify } from "../../shared/notices/notices.ts";
import { primarySession } from "../../shared/session/primary-session.ts";
import { t } from "../../shared/text/text.ts";

export type Groups = OutputOf<typeof listGroups>;
export type Group = Groups["groups"][number];

export const useGroups = () => useEndpoint(listGroups, {});

const notifyFailure = (error: unknown) => notify("bad", failureText(error).text, { long: true });

/** Replaces a changed group in the list without refetching all of them. */
export function useGroupCommands() {
  const queries = useQueryClient();
  const put = (group: Group, message: string) => {
    queries.setQueryData<Groups>(
      [listGroups.name, {}],
      (before) =>
        before && { ...before, groups: before.groups.map((one) => (one.id === group.id ? group : one)) },
    );
    notify("ok", message);
  };
  const changeType = useCommand(changeGroupType, {
    onSuccess: (group) => put(group, t("people.groups.typeSaved")),
    onError: notifyFailure,
  });
  const saveFollowers = useCommand(updateGroupFollowers, {
    onSuccess: (group) => put(group, t("people.groups.followersSaved")),
    onError: notifyFailure,
  });
  return { changeType, saveFollowers };
}

/** Acting as the group; the user's own session is kept for the return. */
export function useEnterGroup() {
  const { history } = useRouter();
  return useCommand(associateLogin, {
    onSuccess: ({ access_token, expires_in }) => {
      primarySession.leaveFor(access_token, expires_in);
      history.push(addressOf("/dashboard"));
    },
    onError: notifyFailure,
  });
}
