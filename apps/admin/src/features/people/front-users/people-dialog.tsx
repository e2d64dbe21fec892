import type { ActOutcome } from "@polyphon/admin-kit/bulk/act-in-parts.ts";
import { OutcomeDialog } from "@polyphon/admin-kit/bulk/outcome-dialog.tsx";
import { useParts } from "@polyphon/admin-kit/bulk/use-parts.tsx";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { type ReactNode, useState } from "react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";

export interface ChosenPerson {
  readonly id: number;
  readonly name: string;
}

export interface PeopleDialogProps {
  people: readonly ChosenPerson[];
  title: string;
  yesLabel: string;
  danger?: boolean;
  /** The sentence for how many it was done. */
  doneText: (count: number) => string;
  /** The heading over those whom the server refused. */
  refusedText: (count: number) => string;
  /** False keeps the press without effect, and the fields say why. */
  ready?: () => boolean;
  act: (ids: number[]) => Promise<ActOutcome>;
  busy: boolean;
  error: unknown;
  /** `done` are those for whom it was done. */
  onClose: (done: readonly number[]) => void;
  /** `begun` when some are done and some are not, so that the rest should get the same. */
  renderBody: (begun: boolean) => ReactNode;
}

/** One action on several people: asks first, and names those whom the server refused with the reason. */
export function PeopleDialog(props: PeopleDialogProps) {
  const { people, title, yesLabel, danger, busy, error, onClose } = props;
  const { text } = useText();
  const notify = useNotify();
  const refreshed = useRefreshed();
  const [outcome, setOutcome] = useState<ActOutcome | null>(null);
  const parts = useParts(people);
  const yes = async () => {
    if (busy || props.ready?.() === false) return;
    const answer = await parts.run(props.act);
    if (answer === null) return;
    await refreshed();
    const { done, refused } = answer;
    if (done.length > 0) notify({ tone: "ok", text: props.doneText(done.length) });
    if (refused.length === 0) onClose(done);
    else setOutcome(answer);
  };
  if (outcome)
    return (
      <OutcomeDialog
        title={props.refusedText(outcome.refused.length)}
        refused={outcome.refused}
        nameOf={(id) => people.find((one) => one.id === id)?.name ?? String(id)}
        onClose={() => onClose(outcome.done)}
      />
    );
  return (
    <ConfirmDialog
      opened
      title={title}
      yesLabel={yesLabel}
      cancelLabel={text("people.frontUsers.cancel")}
      danger={danger}
      busy={busy}
      onYes={() => void yes()}
      onCancel={() => onClose(parts.sofar.done)}
    >
      {props.renderBody(parts.begun)}
      {parts.progress}
      {error !== null && <NoticeStrip tone="bad">{failureText(error, text).text}</NoticeStrip>}
    </ConfirmDialog>
  );
}
