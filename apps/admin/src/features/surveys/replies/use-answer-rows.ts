import { zonedHead } from "@polyphon/admin-kit/export/list-rows.ts";
import type { ExportSource } from "@polyphon/admin-kit/export/use-file-export.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { exportAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import { ratings, replyStates } from "@polyphon/contract/surveys/surveys.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { clockZone } from "../../../shared/time/clock-zone.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useText } from "../../../shared/text/use-text.ts";
import type { Summary } from "./answer-summary.tsx";

const heads = ["user", "email", "domain", "skipCount", "rating", "state", "answeredAt"] as const;

/** The filtered answers, with a row for each person and a column for each question. */
export function useAnswerRows(
  narrowed: CallOf<typeof exportAnswers>,
  summary: Summary | undefined,
): ExportSource {
  const call = useApi();
  const { text, language } = useText();
  const questions = summary?.questions ?? [];
  const worded = (word: string, at: number): string => {
    const column = heads[at] ?? questions[at - heads.length]?.optionType;
    const rating = ratings.find((one) => one === word);
    if ((column === "rating" || column === "RATING") && rating)
      return text(`surveys.answers.choices.rating.${rating}`);
    const state = replyStates.find((one) => one === word);
    if (column === "state" && state) return text(`surveys.answers.choices.state.${state}`);
    return column === "answeredAt" && word !== "" ? formatMoment(word, language) : word;
  };
  return {
    name: "questionnaire-answers",
    heads: [
      ...heads.map((head) => {
        const words = text(`surveys.answers.${head}`);
        return head === "answeredAt" ? zonedHead(words, clockZone()) : words;
      }),
      ...questions.map(({ questionText }) => questionText),
    ],
    page: async (after, signal) => {
      const input = after === undefined ? narrowed : { ...narrowed, after };
      const { rows, next } = await call(exportAnswers, input, { signal });
      return { rows: rows.map((row) => row.map(worded)), next };
    },
  };
}
