import type { Tx } from "../../../src/platform/db/transaction.ts";
import type { Holder } from "../cast.ts";

/** Answers of the foreign company: rows that only exist beside a questionnaire of theirs. */
export async function addForeignSurveys(
  tx: Tx,
  { companyId, accountId }: Holder,
  mark: string,
): Promise<void> {
  await tx.client.query(
    `with asked as (select q.id as question_id, q.questionnaire_id from questionnaire_question q
       join questionnaire_company c on c.questionnaire_id = q.questionnaire_id and c.company_id = $1 limit 1),
     replied as (insert into questionnaire_reply (questionnaire_id, company_id, account_id, answered_at)
       select questionnaire_id, $1, $2, now() from asked returning id)
     insert into questionnaire_answer (reply_id, question_id, company_id, answer_text, chosen)
     select replied.id, asked.question_id, $1, $3, array[$3] from asked, replied`,
    [companyId, accountId, mark],
  );
}
