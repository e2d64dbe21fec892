import type { WorkflowAction } from "@polyphon/contract/editorial/editorial.ts";
import {
  approvePost,
  publishPost,
  rejectBillablePost,
  rejectPost,
  resubmitPost,
  returnPost,
} from "@polyphon/contract/editorial/editorial.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useUndoPublish } from "../../../../shared/posts/use-undo-publish.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { GivenReason } from "./reason-dialog.tsx";
import type { Review } from "../review/review-model.ts";

export type OwnStep = Exclude<WorkflowAction, "SUBMIT" | "SAVE">;

export interface StepGiven {
  readonly action: OwnStep;
  readonly note?: string | null;
  readonly given?: GivenReason;
}

/** The steps of the workflow as commands; `onDone` is called after each. */
export function useSteps(review: Review | undefined, onDone: () => void) {
  const { text } = useText();
  const notify = useNotify();
  const undo = useUndoPublish();
  const approve = useCommand(approvePost);
  const reject = useCommand(rejectPost);
  const giveBack = useCommand(returnPost);
  const rejectBillable = useCommand(rejectBillablePost);
  const publish = useCommand(publishPost);
  const resubmit = useCommand(resubmitPost);
  const all = [approve, reject, giveBack, rejectBillable, publish, resubmit];

  function send({ action, note, given }: StepGiven, { id, version }: Review) {
    const reasoned = given ?? { reason: "", reasonKinds: [], voices: [] };
    switch (action) {
      case "APPROVE":
        return approve.mutateAsync({ id, version, note: note ?? null });
      case "REJECT":
        return reject.mutateAsync({ id, version, ...reasoned });
      case "RETURN":
        return giveBack.mutateAsync({ id, version, ...reasoned });
      case "REJECT_BILLABLE":
        return rejectBillable.mutateAsync({ id, version, ...reasoned });
      case "PUBLISH":
        return publish.mutateAsync({ id, version });
      case "RESUBMIT":
        return resubmit.mutateAsync({ id, version });
    }
  }

  const take = async (step: StepGiven): Promise<void> => {
    if (!review) return;
    try {
      await send(step, review);
    } catch {
      // The refusal is in `error`, shown beside the buttons or in the dialog.
      return;
    }
    notify({
      tone: "ok",
      text: text(`editorial.done.${step.action}`, { title: review.title }),
      action: step.action === "PUBLISH" ? undo([review]) : undefined,
    });
    onDone();
  };
  return {
    take: (step: StepGiven) => void take(step),
    busy: all.some(({ isPending }) => isPending),
    error: all.find((one) => one.error !== null)?.error ?? null,
    forget: () => all.forEach((one) => one.reset()),
  };
}
