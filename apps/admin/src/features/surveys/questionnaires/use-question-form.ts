import type { OptionType } from "@polyphon/contract/surveys/surveys.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import type { Stored } from "@polyphon/web/form/record.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useState } from "react";
import type { Texts } from "../../../shared/text/use-text.ts";

/** A question while it is edited: one option per line. */
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

function inputOf({ questionText, optionType, options }: QuestionDraft) {
  const lines = options.split("\n").map((line) => line.trim());
  return { questionText: questionText.trim(), optionType, options: lines.filter((line) => line !== "") };
}

function faultsOf(error: unknown): QuestionFaults {
  const messageOf = (name: string) =>
    problemOf(error)?.violations?.find(({ field }) => field.split(".")[0] === name)?.message;
  const [questionText, options] = [messageOf("questionText"), messageOf("options")];
  return { ...(questionText !== undefined && { questionText }), ...(options !== undefined && { options }) };
}

/** The editing state: values, faults, and whether leaving would lose changes. */
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
    input: () => {
      const input = inputOf(record.values);
      if (input.questionText !== "") return input;
      setFaults({ questionText: text("surveys.form.required") });
      return null;
    },
  };
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>;
