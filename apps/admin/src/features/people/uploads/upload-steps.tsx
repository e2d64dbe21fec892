import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { IconCheck } from "@tabler/icons-react";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "./bulk-upload.module.css";
import type { BulkUpload } from "./upload-model.ts";

type StepState = "done" | "now" | "later";

interface Step {
  readonly key: "read" | "check" | "add" | "mails";
  readonly state: StepState;
  readonly sub: string;
}

const place = {
  WAITING: 0,
  READING: 0,
  REFUSED: 0,
  CHECKING: 1,
  CHECKED: 2,
  ADDING: 2,
  PAUSED: 2,
  DONE: 3,
  CANCELLED: 3,
};

function stepsOf(upload: BulkUpload, { text, language }: Texts): Step[] {
  const { counts, mails, rows, run } = upload;
  const count = (value: number) => value.toLocaleString(language);
  const at = place[upload.state];
  const dealt = counts.added + counts.updated + counts.skipped;
  const fine = counts.fine + counts.exists + dealt;
  const allMails = mails.waiting + mails.sent + mails.failed;
  const state = (own: number): StepState => (at > own ? "done" : at === own ? "now" : "later");
  const mailState = allMails === 0 ? "later" : mails.waiting > 0 ? "now" : "done";
  const mailValues = { sent: count(mails.sent), all: count(allMails), failed: count(mails.failed) };
  return [
    {
      key: "read",
      state: state(0),
      sub: at > 0 ? text("upload.steps.readSub", { rows: count(rows) }) : text("upload.steps.reading"),
    },
    {
      key: "check",
      state: state(1),
      sub:
        at < 1
          ? text("upload.steps.later")
          : at === 1
            ? text("upload.steps.checking", { done: count(rows - counts.unchecked), rows: count(rows) })
            : text("upload.steps.checkSub", { fine: count(fine), faulty: count(counts.faulty) }),
    },
    {
      key: "add",
      state: state(2),
      sub: run
        ? text("upload.steps.addSub", { done: count(run.done), all: count(run.all) })
        : counts.added > 0 || at > 2
          ? text("upload.steps.added", { count: counts.added })
          : text("upload.steps.addLater"),
    },
    {
      key: "mails",
      state: mailState,
      sub:
        allMails === 0
          ? text("upload.steps.mailsLater")
          : text(mails.failed > 0 ? "upload.steps.mailsFailed" : "upload.steps.mailsSub", mailValues),
    },
  ];
}

/** The progress of the file: read, checked, added, mailed. */
export function UploadSteps({ upload }: { upload: BulkUpload }) {
  const texts = useText();
  const { text } = texts;
  return (
    <ol className={classes.steps} aria-label={text("upload.steps.label")}>
      {stepsOf(upload, texts).map(({ key, state, sub }, number) => (
        <li
          key={key}
          className={classes.step}
          data-state={state}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className={classes.mark} aria-hidden>
            {state === "done" ? <IconCheck size={15} stroke={2} /> : number + 1}
          </span>
          <div className={classes.stepWords}>
            <span className={classes.stepTitle}>
              {text(`upload.steps.${key}`)}
              <VisuallyHidden>, {text(`upload.steps.${state}`)}</VisuallyHidden>
            </span>
            <span className={classes.stepSub}>{sub}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
