import type { ActOutcome } from "@polyphon/admin-kit/bulk/act-in-parts.ts";
import { useParts } from "@polyphon/admin-kit/bulk/use-parts.tsx";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { FrontUserAction } from "@polyphon/contract/people/front-users/front-users.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import { ConsequenceList } from "./consequence-list.tsx";
import classes from "../front-users.module.css";
import { useFrontUsers } from "../use-front-users.ts";

export interface FrontUserActDialogProps {
  action: FrontUserAction;
  people: readonly { readonly id: number; readonly name: string }[];
  /** `done` are the users that were changed. */
  onClose: (done: readonly number[]) => void;
}

const stops: ReadonlySet<FrontUserAction> = new Set(["DISABLE", "DEACTIVATE", "DELETE"]);

/** Asks before a status or level changes, shows what that ends, and names the users the server refused. */
export function FrontUserActDialog({ action, people, onClose }: FrontUserActDialogProps) {
  const { text } = useText();
  const notify = useNotify();
  const refreshed = useRefreshed();
  const { calls } = useFrontUsers();
  const act = useCommand(calls.act);
  const [outcome, setOutcome] = useState<ActOutcome | null>(null);
  const parts = useParts(people);
  const yes = async () => {
    const answer = await parts.run((ids) => act.mutateAsync({ ids, action }));
    if (answer === null) return;
    await refreshed();
    const { done, refused } = answer;
    if (done.length > 0) notify({ tone: "ok", text: text("people.frontUsers.done", { count: done.length }) });
    if (refused.length === 0) onClose(done);
    else setOutcome(answer);
  };
  if (outcome)
    return (
      <ConfirmDialog
        opened
        title={text("people.frontUsers.refused", { count: outcome.refused.length })}
        cancelLabel={text("people.frontUsers.close")}
        onCancel={() => onClose(outcome.done)}
      >
        <ul className={classes.consequences}>
          {outcome.refused.slice(0, limits.frontUser.atOnce).map(({ id, description }) => (
            <li key={id}>
              <b>{people.find((one) => one.id === id)?.name}</b> {description}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      opened
      title={text(`people.frontUsers.ask.${action}`, { count: people.length, name: people[0]?.name ?? "" })}
      yesLabel={text(`people.frontUsers.verb.${action}`)}
      cancelLabel={text("people.frontUsers.cancel")}
      danger={stops.has(action)}
      busy={act.isPending}
      onYes={() => void yes()}
      onCancel={() => onClose(parts.sofar.done)}
    >
      <p>{text(`people.frontUsers.says.${action}`)}</p>
      {parts.progress}
      {stops.has(action) && people.length <= limits.frontUser.atOnce && (
        <ConsequenceList
          calls={calls}
          ids={people.map(({ id }) => id)}
          signsOut
          disconnects={action === "DELETE"}
        />
      )}
      {act.error !== null && <NoticeStrip tone="bad">{failureText(act.error, text).text}</NoticeStrip>}
    </ConfirmDialog>
  );
}
