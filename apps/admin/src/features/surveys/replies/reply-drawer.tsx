import { Drawer } from "@mantine/core";
import { ratings } from "@polyphon/contract/surveys/surveys.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { nameOf, type ReplyRow } from "./answer-columns.tsx";
import type { Summary } from "./answer-summary.tsx";
import classes from "../surveys.module.css";

export interface ReplyDrawerProps {
  reply: ReplyRow;
  questions: Summary["questions"];
  onClose: () => void;
}

/** What one person answered, question by question. */
export function ReplyDrawer({ reply, questions, onClose }: ReplyDrawerProps) {
  const texts = useText();
  const { text, language } = texts;
  const answers = new Map(reply.answers.map((one) => [one.questionId, one.answerText]));
  const answerText = ({ id, optionType }: Summary["questions"][number]): string => {
    const answer = answers.get(id);
    if (answer === undefined) return text("surveys.answers.none");
    const rating = optionType === "RATING" ? ratings.find((one) => one === answer) : undefined;
    return rating ? text(`surveys.answers.choices.rating.${rating}`) : answer;
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={text("surveys.answers.details", { name: nameOf(reply, texts) })}
      closeButtonProps={{ "aria-label": text("surveys.answers.close") }}
    >
      <p className={classes.quiet}>
        {[
          reply.domain,
          reply.answeredAt === null
            ? text(`surveys.answers.choices.state.${reply.state}`)
            : formatMoment(reply.answeredAt, language),
        ].join(" · ")}
      </p>
      <dl className={classes.answerText}>
        {questions.map((question) => (
          <div key={question.id}>
            <dt>{question.questionText}</dt>
            <dd>{answerText(question)}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
