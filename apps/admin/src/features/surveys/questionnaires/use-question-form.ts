import type { OptionType } from "@polyphon/contract/surveys/surveys.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import type { Stored } from "@polyphon/web/form/record.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useState } from "react";
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
}

export const noQuestion: Stored<QuestionDraft> = {
  version: null,
  values: { questionText: "", optionType: "RATING", options: "" },
};

function wishOf({ questionText, optionType, options }: QuestionDraft) {
  const lines = options.split("\n").map((line) => line.trim());
  return { questionText: questionText.trim(), optionType, options: lines.filter((line) => line !== "") };
}

function faultsOf(error: unknown): QuestionFaults {
  const said = (name: string) =>
    problemOf(error)?.violations?.find(({ field }) => field.split(".")[0] === name)?.message;
  const [questionText, options] = [said("questionText"), said("options")];
  return { ...(questionText !== undefined && { questionText }), ...(options !== undefined && { options }) };
}

/** What is typed, what is wrong with it, and whether leaving would lose it. */
export function useQuestionForm(stored: Stored<QuestionDraft>, { text }: Texts) {
  const record = useRecordForm(stored);
  const [faults, setFaults] = useState<QuestionFaults>({});
  const [failed, setFailed] = useState<unknown>(null);
  const clear = () => {
    setFaults({});
    setFailed(null);
  };
  return {
    ...record,
    faults,
    failed,
    markSaved: (now?: Stored<QuestionDraft>) => {
      record.markSaved(now);
      clear();
    },
    acceptNewer: () => {
      record.acceptNewer();
      clear();
    },
    refused: (error: unknown) => {
      const found = faultsOf(error);
      setFaults(found);
      setFailed(Object.keys(found).length === 0 ? error : null);
    },
    /** Null while there is no question. */
    wish: () => {
      const wish = wishOf(record.values);
      if (wish.questionText !== "") return wish;
      setFaults({ questionText: text("surveys.form.required") });
      return null;
    },
  };
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>;
