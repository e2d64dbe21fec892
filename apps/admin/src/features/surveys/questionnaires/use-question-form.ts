import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import type { OptionType } from "@polyphon/contract/surveys/surveys.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useRef, useState } from "react";
import type { Texts } from "../../../shared/text/use-text.ts";

/** A question as it is typed: an option to a line. */
export interface QuestionDraft {
  readonly questionText: string;
  readonly optionType: OptionType;
  readonly options: string;
}

export interface QuestionFaults {
  readonly questionText?: string;
  readonly options?: string;
  readonly above?: string;
}

export const emptyDraft: QuestionDraft = { questionText: "", optionType: "RATING", options: "" };

function wishOf({ questionText, optionType, options }: QuestionDraft) {
  const lines = options.split("\n").map((line) => line.trim());
  return { questionText: questionText.trim(), optionType, options: lines.filter((line) => line !== "") };
}

function faultsOf(error: unknown, text: Texts["text"]): QuestionFaults {
  const said = (name: string) =>
    problemOf(error)?.violations?.find(({ field }) => field.split(".")[0] === name)?.message;
  const [questionText, options] = [said("questionText"), said("options")];
  if (questionText === undefined && options === undefined) return { above: failureText(error, text).text };
  return { ...(questionText !== undefined && { questionText }), ...(options !== undefined && { options }) };
}

/** What is typed, what is wrong with it, and whether leaving would lose it. */
export function useQuestionForm(first: QuestionDraft, { text }: Texts) {
  const [draft, setDraft] = useState(first);
  const [faults, setFaults] = useState<QuestionFaults>({});
  // Read when somebody leaves, which may be in the very moment of saving.
  const kept = useRef(first);
  const current = useRef(first);
  const put = (now: QuestionDraft) => {
    current.current = now;
    setDraft(now);
  };
  return {
    draft,
    faults,
    change: (part: Partial<QuestionDraft>) => put({ ...current.current, ...part }),
    isDirty: () => JSON.stringify(current.current) !== JSON.stringify(kept.current),
    /** The words are kept now; the form starts anew with these. */
    settle: (now: QuestionDraft) => {
      kept.current = now;
      put(now);
      setFaults({});
    },
    refused: (error: unknown) => setFaults(faultsOf(error, text)),
    /** Null while there is no question. */
    wish: () => {
      const wish = wishOf(current.current);
      if (wish.questionText !== "") return wish;
      setFaults({ questionText: text("surveys.form.required") });
      return null;
    },
  };
}
