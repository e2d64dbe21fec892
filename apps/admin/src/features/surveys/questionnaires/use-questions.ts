import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { moveQuestion, removeQuestion } from "@polyphon/contract/surveys/question.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import type { QuestionRow } from "./question-columns.tsx";

export function useRemoveQuestion(onDone: () => void) {
  const { text } = useText();
  const notify = useNotify();
  return useCommand(removeQuestion, {
    onSuccess: () => notify({ tone: "ok", text: text("surveys.questions.removed") }),
    onError: (error) => notify({ tone: "bad", text: failureText(error, text).text }),
    onSettled: onDone,
  });
}

/** Moves a question up or down; its new position is announced to screen readers. */
export function useMoveQuestion(items: readonly QuestionRow[]) {
  const { text } = useText();
  const notify = useNotify();
  const [announcement, setAnnouncement] = useState("");
  const command = useCommand(moveQuestion, {
    onError: (error) => notify({ tone: "bad", text: failureText(error, text).text }),
  });
  const move = (row: QuestionRow, by: -1 | 1) => {
    const at = items.findIndex(({ id }) => id === row.id);
    const behind = by === 1 ? items[at + 1] : items[at - 2];
    if (command.isPending || (by === 1 && !behind)) return;
    const done = text("surveys.questions.moved", { name: row.questionText, place: at + 1 + by });
    command.mutate({ id: row.id, behind: behind?.id ?? null }, { onSuccess: () => setAnnouncement(done) });
  };
  return { move, announcement };
}
