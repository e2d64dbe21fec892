import type { FrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../front-users.module.css";

export interface ConsequenceListProps {
  calls: FrontUserCalls;
  ids: readonly number[];
  /** Sessions end with the account, not with the right to share. */
  signsOut: boolean;
  disconnects: boolean;
}

/** What a change would end, counted by the server before it is confirmed. */
export function ConsequenceList({ calls, ids, signsOut, disconnects }: ConsequenceListProps) {
  const { text } = useText();
  const call = useApi();
  const weighed = useQuery({
    queryKey: [calls.weigh.name, ids],
    queryFn: ({ signal }) => call(calls.weigh, { ids: [...ids] }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  if (weighed.data === undefined)
    return weighed.isError ? null : <output>{text("people.frontUsers.weighing")}</output>;
  const { signedIn, scheduledShares, connections } = weighed.data;
  const lines = [
    ...(signsOut && signedIn > 0 ? [text("people.frontUsers.signedIn", { count: signedIn })] : []),
    ...(scheduledShares > 0 ? [text("people.frontUsers.scheduled", { count: scheduledShares })] : []),
    ...(disconnects && connections > 0
      ? [text("people.frontUsers.connections", { count: connections })]
      : []),
  ];
  if (lines.length === 0) return <output>{text("people.frontUsers.endsNothing")}</output>;
  return (
    <output>
      {text("people.frontUsers.ends")}
      <ul className={classes.consequences}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </output>
  );
}
