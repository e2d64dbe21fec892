import type { OptionType, Rating } from "@polyphon/contract/surveys/surveys.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface DemoQuestion {
  readonly questionText: string;
  readonly optionType: OptionType;
  readonly options: readonly string[];
}

export interface DemoReply {
  readonly accountId: number;
  readonly skipCount: number;
  readonly rating: Rating | null;
  /** Null for somebody who only skipped it. */
  readonly answeredAt: Date | null;
  readonly answers: readonly { readonly text: string; readonly chosen: readonly string[] | null }[];
}

export async function addQuestionnaire(
  tx: Tx,
  made: {
    readonly companyId: number;
    readonly title: string;
    readonly startDate: string;
    readonly endDate: string;
  },
): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `with made as (insert into questionnaire (title, start_date, end_date, skipping_end_date)
       values ($2, $3, $4, $4) returning id),
     joined as (insert into questionnaire_company (questionnaire_id, company_id) select id, $1 from made)
     select id from made`,
    [made.companyId, made.title, made.startDate, made.endDate],
  );
  return rows[0]?.id ?? 0;
}

export async function addQuestions(
  tx: Tx,
  questionnaireId: number,
  questions: readonly DemoQuestion[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, { questionText, optionType, options }] of questions.entries()) {
    const { rows } = await tx.client.query<{ id: number }>(
      `insert into questionnaire_question (questionnaire_id, question_text, option_type, options, display_order)
       values ($1, $2, $3, $4, $5) returning id`,
      [questionnaireId, questionText, optionType, options, at + 1],
    );
    if (rows[0]) ids.push(rows[0].id);
  }
  return ids;
}

export async function addReply(
  tx: Tx,
  place: {
    readonly companyId: number;
    readonly questionnaireId: number;
    readonly questionIds: readonly number[];
  },
  reply: DemoReply,
): Promise<void> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into questionnaire_reply (questionnaire_id, company_id, account_id, skip_count, rating, answered_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      place.questionnaireId,
      place.companyId,
      reply.accountId,
      reply.skipCount,
      reply.rating,
      reply.answeredAt,
    ],
  );
  for (const [at, { text, chosen }] of reply.answers.entries()) {
    await tx.client.query(
      `insert into questionnaire_answer (reply_id, question_id, company_id, answer_text, chosen)
       values ($1, $2, $3, $4, $5)`,
      [rows[0]?.id, place.questionIds[at], place.companyId, text, chosen],
    );
  }
}

export async function employeesOf(tx: Tx, companyId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from account where company_id = $1 and kind = 'front' and primary_account_id is null
       and status = 'ENABLED' order by id limit 40`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}
