import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { summariseAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import { ratings } from "@polyphon/contract/surveys/surveys.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { ratingTones } from "./answer-columns.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../surveys.module.css";

export type Summary = OutputOf<typeof summariseAnswers>;
type QuestionSummary = Summary["questions"][number];

/** The bars are cells of a table, so that screen readers announce the numbers. */
function Bars({ question }: { question: QuestionSummary }) {
  const { text, language } = useText();
  const { answered, options, optionType } = question;
  const wordOf = (option: string): string => {
    const rating = optionType === "RATING" ? ratings.find((one) => one === option) : undefined;
    return rating ? text(`surveys.answers.choices.rating.${rating}`) : option;
  };
  const toneOf = (option: string) => {
    const rating = optionType === "RATING" ? ratings.find((one) => one === option) : undefined;
    return rating && ratingTones[rating];
  };
  return (
    <table className={classes.bars}>
      <VisuallyHidden component="caption">{question.questionText}</VisuallyHidden>
      <VisuallyHidden component="thead">
        <tr>
          <th scope="col">{text("surveys.answers.option")}</th>
          <th scope="col">{text("surveys.answers.count")}</th>
        </tr>
      </VisuallyHidden>
      <tbody>
        {options.map(({ optionText, count }) => {
          const percent = answered === 0 ? 0 : Math.round((count / answered) * 100);
          return (
            <tr key={optionText}>
              <th scope="row">{wordOf(optionText)}</th>
              <td>
                <span className={classes.track} aria-hidden>
                  <span
                    className={classes.bar}
                    data-tone={toneOf(optionText)}
                    style={{ width: `${percent}%` }}
                  />
                </span>
                <span className={classes.value}>
                  {text("surveys.answers.share", { count: count.toLocaleString(language), percent })}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Question({ question }: { question: QuestionSummary }) {
  const { text } = useText();
  return (
    <li className={classes.question}>
      <h3 className={classes.asked}>{question.questionText}</h3>
      <p className={classes.quiet}>
        {text("surveys.answers.given", { count: question.answered })}
        {question.optionType === "PLAIN_TEXT" && ` · ${text("surveys.answers.inWords")}`}
      </p>
      {question.options.length > 0 && <Bars question={question} />}
    </li>
  );
}

export interface AnswerSummaryProps {
  summary: {
    readonly data: Summary | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
}

/** The summary of all answers. */
export function AnswerSummary({ summary }: AnswerSummaryProps) {
  const { text } = useText();
  const { data } = summary;
  if (summary.isError && data === undefined)
    return (
      <LoadFailed
        compact
        title={text("kit.failed.title")}
        error={summary.error}
        onAgain={() => void summary.refetch()}
      />
    );
  if (data === undefined) return <SkeletonRows label={text("shell.frame.loading")} rows={4} />;
  if (data.answered === 0 && data.withheldCompanies === 0) return null;
  return (
    <section className={classes.summary} aria-label={text("surveys.answers.summary")}>
      <VisuallyHidden component="h2">{text("surveys.answers.summary")}</VisuallyHidden>
      {data.withheldCompanies > 0 && (
        <NoticeStrip tone="info">
          {text("surveys.answers.withheld", { count: data.withheldCompanies })}
        </NoticeStrip>
      )}
      {data.answered > 0 && (
        <ol className={classes.questions}>
          {data.questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </ol>
      )}
    </section>
  );
}
