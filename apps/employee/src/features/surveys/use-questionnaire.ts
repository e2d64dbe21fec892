import {
  type AskedQuestionnaire,
  saveAnswers,
  saveSkipCount,
} from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { failureText, type FailureText } from "../../shared/failure/failure-text.ts";
import { notify } from "../../shared/notices/notices.ts";
import { t } from "../../shared/text/text.ts";
import { type Answers, firstMissing, payloadOf, type Place, stepOn } from "./questionnaire-steps.ts";
import { surveyMemory } from "./survey-memory.ts";

/** Continuing is pointless then: the next login shows what is due. */
const final: ReadonlySet<string> = new Set(["questionnaire_done", "questionnaire_changed", "not_found"]);

/** The progress in a questionnaire, its answers, and the actions to continue, go back and leave. */
export function useQuestionnaire(asked: AskedQuestionnaire, onOver: () => void) {
  const questions = asked.questionnaireQuestions;
  const [place, setPlace] = useState<Place>({ at: 0, fault: null });
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [failure, setFailure] = useState<FailureText | null>(null);
  const save = useCommand(saveAnswers, {
    onSuccess: ({ message }) => {
      notify("ok", message ?? t("surveys.saved"));
      onOver();
    },
    onError: (error) => {
      const refused = failureText(error);
      if (!final.has(problemOf(error)?.error ?? "")) return setFailure(refused);
      notify("bad", refused.text, { title: asked.title, long: true });
      onOver();
    },
  });
  const putOff = useCommand(saveSkipCount);

  const submit = () => {
    const missing = firstMissing(questions, answers);
    setFailure(null);
    if (missing === null) return save.mutate(payloadOf(asked, answers));
    setPlace(missing);
    notify("bad", t("surveys.answersRequired"), { title: asked.title });
  };
  return {
    place,
    answer: answers.get(questions[place.at]?.id ?? 0) ?? "",
    isLast: place.at === questions.length - 1,
    busy: save.isPending,
    failure,
    say: (text: string) => {
      setAnswers((before) => new Map([...before, [questions[place.at]?.id ?? 0, text]]));
      setPlace(({ at }) => ({ at, fault: null }));
    },
    previous: () => setPlace(({ at }) => ({ at: Math.max(0, at - 1), fault: null })),
    next: () => {
      if (place.at === questions.length - 1) submit();
      else setPlace(stepOn(questions, place.at, answers));
    },
    /** Nobody waits for whether the skip was counted. */
    skip: () => {
      putOff.mutate({ id: asked.id });
      surveyMemory.keep();
      onOver();
    },
  };
}
