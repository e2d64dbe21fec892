import type { WorkflowAction } from "@polyphon/contract/editorial/editorial.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import type { ReactNode } from "react";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { type HistoryStep, percentOf, type Review } from "./review-model.ts";
import classes from "./review.module.css";

const tones: Readonly<Record<WorkflowAction, StatusTone>> = {
  SUBMIT: "idle",
  SAVE: "idle",
  RESUBMIT: "idle",
  APPROVE: "ok",
  PUBLISH: "ok",
  REJECT: "warn",
  RETURN: "bad",
  REJECT_BILLABLE: "bad",
};

const numbersOf = (voices: HistoryStep["voices"]) => voices.map((voice) => voice.slice(-1)).join(", ");

function Step({ step }: { step: HistoryStep }) {
  const { text, language } = useText();
  const who = step.own ? text("editorial.review.you") : (step.by ?? text("editorial.review.somebody"));
  const kinds = step.reasonKinds.map((kind) => text(`content.rework.kinds.${kind}`)).join(", ");
  return (
    <li className={classes.step}>
      <StatusDot tone={tones[step.action]}>
        <b>{text(`editorial.actions.${step.action}`)}</b>
      </StatusDot>
      <span className={classes.quiet}>
        {who} · {formatMoment(step.at, language)}
        {step.voices.length > 0 &&
          ` · ${text("editorial.review.forVoices", { count: step.voices.length, voices: numbersOf(step.voices) })}`}
      </span>
      {kinds !== "" && <span className={classes.quiet}>{kinds}</span>}
      {step.reason !== null && <q className={classes.note}>{step.reason}</q>}
      {step.note !== null && <q className={classes.note}>{step.note}</q>}
    </li>
  );
}

function WriterFacts({ writer }: { writer: NonNullable<Review["writer"]> }) {
  const { text } = useText();
  const { name, thisWeek, target, judged } = writer;
  return (
    <section className={classes.block}>
      <h3 className={classes.blockTitle}>{text("editorial.review.writer")}</h3>
      <p className={classes.name}>{name}</p>
      <dl className={classes.facts}>
        <dt>{text("editorial.review.thisWeek")}</dt>
        <dd>{target === null ? thisWeek : text("editorial.review.ofTarget", { count: thisWeek, target })}</dd>
        <dt>{text("editorial.review.rejectedShare")}</dt>
        <dd>
          {judged === 0
            ? text("editorial.review.noneJudged")
            : text("editorial.review.shareOf", { percent: percentOf(writer), judged })}
        </dd>
      </dl>
    </section>
  );
}

/** Beside the post: what is said about it, its history, newest first, and its writer's figures. */
export function ReviewHistory({ review, children }: { review: Review; children?: ReactNode }) {
  const { text } = useText();
  const open = nextHand(review.status) !== null;
  return (
    <aside className={classes.side} aria-label={text("editorial.review.history")}>
      {children}
      <section className={classes.block}>
        <h3 className={classes.blockTitle}>{text("editorial.review.history")}</h3>
        <ol className={classes.steps}>
          {open && (
            <li className={classes.step}>
              <StatusDot tone="info">
                <b>
                  {text("editorial.review.historyWaits", {
                    status: text(`content.statuses.${review.status}`),
                  })}
                </b>
              </StatusDot>
            </li>
          )}
          {review.history.map((step) => (
            <Step key={step.key} step={step} />
          ))}
        </ol>
      </section>
      {review.approvalNotes.length > 0 && (
        <section className={classes.block}>
          <h3 className={classes.blockTitle}>{text("editorial.review.approvalNote")}</h3>
          {review.approvalNotes.map(({ userName, eicApprovalNote }) => (
            <p key={eicApprovalNote} className={classes.note}>
              <q className={classes.note}>{eicApprovalNote}</q>
              <span className={classes.quiet}>{userName}</span>
            </p>
          ))}
        </section>
      )}
      {review.writer && <WriterFacts writer={review.writer} />}
    </aside>
  );
}
