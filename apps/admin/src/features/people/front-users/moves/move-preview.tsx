import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { previewMove } from "@polyphon/contract/people/front-users/move-user.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../front-users.module.css";
import type { MoveInput } from "./use-move-users.ts";

/** What a move would cause, counted by the server. */
export function MovePreview({ input }: { input: MoveInput | null }) {
  const { text } = useText();
  const call = useApi();
  const weighed = useQuery({
    queryKey: [previewMove.name, input],
    queryFn: ({ signal }) => {
      if (input === null) throw new Error("nothing to weigh");
      return call(previewMove, { ...input, userIds: [...input.userIds] }, { signal });
    },
    enabled: input !== null,
    placeholderData: keepPreviousData,
  });
  if (input === null) return <p className={classes.quiet}>{text("people.move.previewText")}</p>;
  if (weighed.isError) return <NoticeStrip tone="bad">{failureText(weighed.error, text).text}</NoticeStrip>;
  if (weighed.data === undefined) return <output>{text("people.frontUsers.weighing")}</output>;
  const {
    shares,
    cancelledShares,
    keptConnections,
    lostConnections,
    filters,
    groups,
    crossDomain,
    signedIn,
  } = weighed.data;
  const some = (
    key: "shares" | "kept" | "lost" | "filters" | "groups" | "crossDomain" | "signedIn",
    count: number,
  ) => (count > 0 ? [text(`people.move.${key}`, { count })] : []);
  const lines = [
    text("people.move.cancelled", { count: cancelledShares }),
    ...some("filters", filters),
    ...some("lost", lostConnections),
    ...some("groups", groups),
    ...some("crossDomain", crossDomain),
    ...some("signedIn", signedIn),
    ...some("shares", shares),
    ...some("kept", keptConnections),
    text("people.move.logged"),
  ];
  return (
    <output>
      <ul className={classes.consequences}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </output>
  );
}
