import type { Choice } from "@polyphon/admin-kit/reference/use-choices.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { moveUsers } from "@polyphon/contract/people/front-users/move-user.contract.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { useText } from "../../../../shared/text/use-text.ts";

export interface MoveInput {
  readonly fromCompanyId: number;
  readonly toCompanyId: number;
  readonly userIds: readonly number[];
}

const idsIn = (word: string | undefined) =>
  (word ?? "")
    .split(",")
    .map(Number)
    .filter((id) => id > 0);

/** Who is moved where. The list of front users passes its selection in the address. */
export function useMoveUsers() {
  const { text } = useText();
  const notify = useNotify();
  const { values } = useListQuery();
  const [chosenFrom, setChosenFrom] = useState<Choice | null | undefined>(undefined);
  const [to, setTo] = useState<Choice | null>(null);
  const [users, setUsers] = useState<readonly number[]>(() => idsIn(values["users"]));
  const [asks, setAsks] = useState(false);
  const command = useCommand(moveUsers);
  const given = values["from"] ?? "";
  const named = useEndpoint(choiceSources.company, { ids: given }, { enabled: /^\d+$/.test(given) });
  const from = chosenFrom === undefined ? (named.data?.items[0] ?? null) : chosenFrom;
  const sameDomain = from !== null && from.id === to?.id;
  const input: MoveInput | null =
    from === null || to === null || sameDomain || users.length === 0
      ? null
      : { fromCompanyId: from.id, toCompanyId: to.id, userIds: users };
  const move = async () => {
    if (input === null) return;
    const moved = await command.mutateAsync({ ...input, userIds: [...input.userIds] }).catch(() => null);
    setAsks(false);
    if (moved === null) return;
    setUsers([]);
    notify({ tone: "ok", text: text("people.move.done", { count: moved.people }) });
  };
  return {
    from,
    to,
    users,
    input,
    sameDomain,
    asks,
    busy: command.isPending,
    failure: command.error,
    setFrom: (choice: Choice | null) => {
      setChosenFrom(choice);
      setUsers([]);
    },
    setTo,
    setUsers,
    ask: () => setAsks(input !== null),
    forget: () => setAsks(false),
    move: () => void move(),
  };
}
