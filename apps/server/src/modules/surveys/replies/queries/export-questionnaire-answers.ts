import { exportAnswers as at } from "@polyphon/contract/surveys/answers.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { pageOfReplies } from "../page-of-replies.ts";
import { questionsOf } from "../../questionnaires/question.store.ts";

const pageSize = 500;

export const exportQuestionnaireAnswers = query(at, async ({ input, tx, guard }) => {
  const { items, next } = await pageOfReplies(tx, input, { after: input.after, limit: pageSize });
  guard.tells(items.flatMap(({ user }) => user?.id ?? []));
  const questions = await questionsOf(tx, [input.id]);
  const rows = items.map((reply) => {
    const answers = new Map(reply.answers.map((one) => [one.questionId, one.answerText]));
    return [
      reply.user?.name ?? "",
      reply.user?.email ?? "",
      reply.domain,
      String(reply.skipCount),
      reply.rating ?? "",
      reply.state,
      reply.answeredAt ?? "",
      ...questions.map(({ id }) => answers.get(id) ?? ""),
    ];
  });
  return { rows, next };
});
