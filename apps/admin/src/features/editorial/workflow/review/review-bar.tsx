import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import type { WorkflowAction } from "@polyphon/contract/editorial/editorial.ts";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { IconArrowBackUp, IconCheck, IconCoin, IconPencil, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { holds, useAccount } from "../../../../shared/session/account.ts";
import { useGo } from "../../../../shared/address/app-link.tsx";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { isReworked, openReturn } from "../../../../shared/posts/open-return.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { ApproveDialog } from "../steps/approve-dialog.tsx";
import { ReasonDialog, type ReasonedAction } from "../steps/reason-dialog.tsx";
import type { Review } from "./review-model.ts";
import classes from "./review.module.css";
import { useSteps } from "../steps/use-steps.ts";

const look = { size: 15, stroke: 1.8, "aria-hidden": true } as const;

function Keys({ judges }: { judges: boolean }) {
  const { text } = useText();
  return (
    <span className={classes.keys}>
      {judges && (
        <>
          <KeyHint keys="A" /> {text("editorial.review.approveKey")} <KeyHint keys="R" />{" "}
          {text("editorial.review.returnKey")}{" "}
        </>
      )}
      <KeyHint keys="V" /> {text("editorial.review.previewKey")}
    </span>
  );
}

/** The caller's actions on the post. The step forward is the only filled button. */
export function ReviewBar({ review, onDone }: { review: Review; onDone: () => void }) {
  const { text } = useText();
  const go = useGo();
  const account = useAccount();
  const [asked, setAsked] = useState<ReasonedAction | "APPROVE" | null>(null);
  const steps = useSteps(review, () => {
    setAsked(null);
    onDone();
  });
  const can = (action: WorkflowAction) => review.can.steps.includes(action);
  const open = (what: NonNullable<typeof asked>) => {
    steps.forget();
    setAsked(what);
  };
  const back = can("REJECT") ? "REJECT" : can("RETURN") ? "RETURN" : null;
  const returned = openReturn(review);
  // Until the writer has saved something, the way on is the form; then it is the next check.
  const isUntouched =
    can("RESUBMIT") && review.can.edit && returned !== null && !isReworked(review, returned);
  const noted = review.status === "IN_APPROVAL";
  const forth = () => {
    if (can("PUBLISH")) steps.take({ action: "PUBLISH" });
    else if (can("APPROVE") && noted) open("APPROVE");
    else if (can("APPROVE")) steps.take({ action: "APPROVE" });
  };
  const viewHref = screenHref("/admin/view-post/:id", { id: review.id });
  const edit = () => go(screenHref("/admin/edit-post/:id", { id: review.id }));
  useHotkeys([
    ["A", () => asked === null && forth()],
    ["R", () => asked === null && back !== null && open(back)],
    ["V", () => asked === null && holds(account, "view_post") && go(viewHref)],
  ]);
  return (
    <div className={classes.bar}>
      <Keys judges={back !== null} />
      {steps.error !== null && asked === null && (
        <NoticeStrip tone="bad">{failureText(steps.error, text).text}</NoticeStrip>
      )}
      <div className={classes.barButtons}>
        {review.can.steps.length === 0 && (
          <span className={classes.quiet}>{text("editorial.review.nothingToDo")}</span>
        )}
        {can("REJECT_BILLABLE") && (
          <Button
            variant="subtle"
            leftSection={<IconCoin {...look} />}
            onClick={() => open("REJECT_BILLABLE")}
          >
            {text("editorial.review.rejectBillable")}
          </Button>
        )}
        {review.can.edit && (
          <Button
            variant={isUntouched ? "filled" : "default"}
            leftSection={<IconPencil {...look} />}
            onClick={edit}
          >
            {text(can("RESUBMIT") ? "editorial.review.rework" : "editorial.review.edit")}
          </Button>
        )}
        {back !== null && (
          <Button variant="default" leftSection={<IconArrowBackUp {...look} />} onClick={() => open(back)}>
            {text(back === "REJECT" ? "editorial.review.reject" : "editorial.review.return")}
          </Button>
        )}
        {can("RESUBMIT") && (
          <Button
            variant={isUntouched ? "default" : "filled"}
            leftSection={<IconSend {...look} />}
            loading={steps.busy}
            onClick={() => steps.take({ action: "RESUBMIT" })}
          >
            {text("content.rework.submit")}
          </Button>
        )}
        {(can("APPROVE") || can("PUBLISH")) && (
          <Button leftSection={<IconCheck {...look} />} loading={steps.busy} onClick={forth}>
            {text(can("PUBLISH") ? "editorial.review.publishNext" : "editorial.review.approveNext")}
          </Button>
        )}
      </div>
      {asked === "APPROVE" && (
        <ApproveDialog
          review={review}
          busy={steps.busy}
          error={steps.error}
          onApprove={(note) => steps.take({ action: "APPROVE", note })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && asked !== "APPROVE" && (
        <ReasonDialog
          action={asked}
          review={review}
          busy={steps.busy}
          error={steps.error}
          onGive={(given) => steps.take({ action: asked, given })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
