import { Textarea } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { type Rating, ratings } from "@polyphon/contract/surveys/surveys.ts";
import { chosenOf, joinOptions } from "@polyphon/rules/surveys/check-answer.ts";
import { IconMoodEmpty, IconMoodSad, IconMoodSmile } from "@tabler/icons-react";
import { t } from "../../shared/text/text.ts";
import { type AskedQuestion, optionsOf } from "./questionnaire-steps.ts";
import classes from "./questionnaire.module.css";

export interface QuestionFieldProps {
  question: AskedQuestion;
  answer: string;
  /** The heading with the question, and the message when an answer is missing. */
  labelId: string;
  faultId: string | undefined;
  onAnswer: (text: string) => void;
}

const faces: Readonly<Record<Rating, typeof IconMoodSmile>> = {
  Happy: IconMoodSmile,
  Neutral: IconMoodEmpty,
  Sad: IconMoodSad,
};

function Faces({ question, answer, labelId, faultId, onAnswer }: QuestionFieldProps) {
  return (
    <div
      className={classes.faces}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={faultId}
      aria-invalid={faultId !== undefined || undefined}
    >
      {ratings.map((rating) => {
        const Face = faces[rating];
        return (
          <label key={rating} className={classes.face}>
            <input
              type="radio"
              className={classes.hidden}
              name={`question-${question.id}`}
              checked={answer === rating}
              onChange={() => onAnswer(rating)}
            />
            <Face size={40} stroke={1.5} aria-hidden />
            <span>{t(`surveys.rating.${rating}`)}</span>
          </label>
        );
      })}
    </div>
  );
}

function OneOption({ question, answer, labelId, faultId, onAnswer }: QuestionFieldProps) {
  return (
    <div
      className={classes.options}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={faultId}
      aria-invalid={faultId !== undefined || undefined}
    >
      {optionsOf(question).map((option) => (
        <label key={option} className={classes.option}>
          <input
            type="radio"
            className={classes.mark}
            name={`question-${question.id}`}
            checked={answer === option}
            onChange={() => onAnswer(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

function SeveralOptions({ question, answer, labelId, faultId, onAnswer }: QuestionFieldProps) {
  const options = optionsOf(question);
  const ticked = new Set(chosenOf({ ...question, options }, answer));
  const turn = (option: string, on: boolean) => {
    const now = new Set(ticked);
    if (on) now.add(option);
    else now.delete(option);
    onAnswer(joinOptions(options, now));
  };
  return (
    <>
      <p className={classes.hint}>{t("surveys.several")}</p>
      <fieldset className={classes.options} aria-labelledby={labelId} aria-describedby={faultId}>
        {options.map((option) => (
          <label key={option} className={classes.option}>
            <input
              type="checkbox"
              className={classes.mark}
              checked={ticked.has(option)}
              aria-invalid={faultId !== undefined || undefined}
              onChange={(event) => turn(option, event.currentTarget.checked)}
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** The input for the type of the question. */
export function QuestionField(props: QuestionFieldProps) {
  switch (props.question.optionType) {
    case "RATING":
      return <Faces {...props} />;
    case "RADIO_MULTICHOICE":
      return <OneOption {...props} />;
    case "CHECKBOX_MULTICHOICE":
      return <SeveralOptions {...props} />;
    case "PLAIN_TEXT":
      return (
        <Textarea
          aria-labelledby={props.labelId}
          aria-describedby={props.faultId}
          error={props.faultId !== undefined}
          placeholder={t("surveys.answer")}
          autosize
          minRows={4}
          maxRows={10}
          maxLength={limits.questionnaire.answerMax}
          value={props.answer}
          onChange={(event) => props.onAnswer(event.currentTarget.value)}
        />
      );
  }
}
