import type { Rating, ReplyState } from "@polyphon/contract/surveys/surveys.ts";
import type { CompanyReplies } from "@polyphon/rules/surveys/withheld-companies.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among, equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";

interface Replier {
  readonly questionnaireId: number;
  readonly companyId: number;
  readonly accountId: number;
}

export interface OwnReply {
  readonly skipCount: number;
  readonly answered: boolean;
}

export async function findReply(tx: Tx, questionnaireId: number, accountId: number): Promise<OwnReply> {
  const { rows } = await tx.client.query<OwnReply>(
    `select skip_count as "skipCount", answered_at is not null as answered
     from questionnaire_reply where questionnaire_id = $1 and account_id = $2`,
    [questionnaireId, accountId],
  );
  return rows[0] ?? { skipCount: 0, answered: false };
}

/** Null when it was answered, or skipped as often as `most`, in another window meanwhile. */
export async function addSkip(tx: Tx, who: Replier, most: number): Promise<number | null> {
  const { rows } = await tx.client.query<{ skipCount: number }>(
    `insert into questionnaire_reply as kept (questionnaire_id, company_id, account_id, skip_count)
     values ($1, $2, $3, 1)
     on conflict (questionnaire_id, account_id) do update set skip_count = kept.skip_count + 1
       where kept.answered_at is null and kept.skip_count < $4
     returning skip_count as "skipCount"`,
    [who.questionnaireId, who.companyId, who.accountId, most],
  );
  return rows[0]?.skipCount ?? null;
}

/** Null when the person has answered already: of two windows the first one counts. */
export async function addReply(
  tx: Tx,
  who: Replier,
  given: { readonly at: Date; readonly rating: Rating | null },
): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into questionnaire_reply as kept (questionnaire_id, company_id, account_id, answered_at, rating)
     values ($1, $2, $3, $4, $5)
     on conflict (questionnaire_id, account_id) do update set answered_at = $4, rating = $5
       where kept.answered_at is null
     returning id`,
    [who.questionnaireId, who.companyId, who.accountId, given.at, given.rating],
  );
  return rows[0]?.id ?? null;
}

export interface NewAnswer {
  readonly questionId: number;
  readonly answerText: string;
  readonly chosen: readonly string[] | null;
}

export async function addAnswers(
  tx: Tx,
  reply: { readonly id: number; readonly companyId: number },
  answers: readonly NewAnswer[],
): Promise<void> {
  await tx.client.query(
    `insert into questionnaire_answer (reply_id, company_id, question_id, answer_text, chosen)
     select $1, $2, given.id, given.text,
       case when given.chosen is null then null else array(select jsonb_array_elements_text(given.chosen)) end
     from jsonb_to_recordset($3) as given (id bigint, text text, chosen jsonb)`,
    [
      reply.id,
      reply.companyId,
      JSON.stringify(
        answers.map(({ questionId, answerText, chosen }) => ({ id: questionId, text: answerText, chosen })),
      ),
    ],
  );
}

/**
 * In works-council mode answers appear in lots of the company's minimum, in the order in which they were given, so that
 * none appears alone: these wait for the next lot.
 */
export async function repliesOfNextLot(tx: Tx, questionnaireId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select waiting.id from council_company guard cross join lateral (
       select r.id from questionnaire_reply r
       where r.questionnaire_id = $1 and r.company_id = guard.company_id and r.answered_at is not null
       order by r.answered_at desc, r.id desc limit (
         select count(*) % guard.minimum from questionnaire_reply whole
         where whole.questionnaire_id = $1 and whole.company_id = guard.company_id and whole.answered_at is not null)
     ) waiting`,
    [questionnaireId],
  );
  return rows.map(({ id }) => id);
}

/** How many of each company have replied. */
export async function repliesByCompany(tx: Tx, questionnaireId: number): Promise<CompanyReplies[]> {
  const { rows } = await tx.client.query<CompanyReplies>(
    `select company_id as "companyId", count(answered_at)::int as answered
     from questionnaire_reply where questionnaire_id = $1 group by company_id`,
    [questionnaireId],
  );
  return rows;
}

export interface ReplyFilter {
  readonly questionnaireId: number;
  readonly companies?: readonly number[] | undefined;
  readonly withheld: readonly number[];
  /** Replies that wait for the next lot of their company. */
  readonly nextLot: readonly number[];
  /** Companies in works-council mode: who of them only skipped is not shown. */
  readonly council: readonly number[];
  readonly rating?: Rating | undefined;
  readonly state?: ReplyState | undefined;
}

export interface ReplyRow {
  readonly id: number;
  readonly accountId: number;
  readonly companyId: number;
  readonly skipCount: number;
  readonly rating: Rating | null;
  readonly answeredAt: Date | null;
  readonly answers: readonly { readonly questionId: number; readonly answerText: string }[];
}

const replyColumns = `r.id, r.account_id as "accountId", r.company_id as "companyId", r.skip_count as "skipCount", r.rating,
  r.answered_at as "answeredAt",
  coalesce((select jsonb_agg(jsonb_build_object('questionId', a.question_id, 'answerText', a.answer_text)
    order by a.question_id) from questionnaire_answer a where a.reply_id = r.id), '[]') as answers`;

/** Newest first. */
export function listReplies(tx: Tx, filter: ReplyFilter, page: PageInput): Promise<Page<ReplyRow>> {
  const { state } = filter;
  return listPage<ReplyRow>(
    tx,
    {
      select: replyColumns,
      from: "questionnaire_reply r",
      where: [
        equals("r.questionnaire_id", filter.questionnaireId),
        among("r.company_id", filter.companies),
        (bind) => `r.company_id <> all(${bind(filter.withheld)})`,
        (bind) => `r.id <> all(${bind(filter.nextLot)})`,
        (bind) => `(r.answered_at is not null or r.company_id <> all(${bind(filter.council)}))`,
        equals("r.rating", filter.rating),
        equals("(r.answered_at is not null)", state && state === "ANSWERED"),
      ],
      order: byId("r.id", "descending"),
    },
    page,
  );
}

type Span = Pick<ReplyFilter, "questionnaireId" | "companies" | "withheld" | "nextLot" | "council">;

export async function countReplies(tx: Tx, span: Span): Promise<{ answered: number; skipped: number }> {
  const { rows } = await tx.client.query<{ answered: number; skipped: number }>(
    `select count(answered_at)::int as answered, count(*) filter (where answered_at is null)::int as skipped
     from questionnaire_reply
     where questionnaire_id = $1 and ($2::bigint[] is null or company_id = any($2)) and company_id <> all($3)
       and id <> all($4) and (answered_at is not null or company_id <> all($5))`,
    [span.questionnaireId, span.companies, span.withheld, span.nextLot, span.council],
  );
  return rows[0] ?? { answered: 0, skipped: 0 };
}

export interface OptionCount {
  readonly questionId: number;
  /** Null counts everybody who answered the question. */
  readonly optionText: string | null;
  readonly count: number;
}

export async function countOptions(tx: Tx, span: Span): Promise<OptionCount[]> {
  const { rows } = await tx.client.query<OptionCount>(
    `with given as (
       select a.question_id, a.chosen from questionnaire_question q join questionnaire_answer a on a.question_id = q.id
       where a.reply_id <> all($4) and q.questionnaire_id = $1 and ($2::bigint[] is null or a.company_id = any($2)) and a.company_id <> all($3))
     select question_id as "questionId", null as "optionText", count(*)::int as count from given group by question_id
     union all
     select question_id, word, count(*)::int from given, unnest(chosen) word group by question_id, word`,
    [span.questionnaireId, span.companies, span.withheld, span.nextLot],
  );
  return rows;
}

export interface Forgotten {
  readonly answers: number;
  readonly skips: number;
}

export async function deleteReplies(tx: Tx, questionnaireId: number): Promise<Forgotten> {
  const { rows } = await tx.client.query<Forgotten>(
    `with gone as (delete from questionnaire_reply where questionnaire_id = $1
       returning skip_count, answered_at)
     select count(answered_at)::int as answers, coalesce(sum(skip_count), 0)::int as skips
     from gone`,
    [questionnaireId],
  );
  return rows[0] ?? { answers: 0, skips: 0 };
}

/** Whether a person has skipped a questionnaire, as their app reads it with the account. */
export async function hasSkipped(tx: Tx, accountId: number): Promise<boolean> {
  const { rows } = await tx.client.query(
    "select from questionnaire_reply where account_id = $1 and skip_count > 0 limit 1",
    [accountId],
  );
  return rows.length > 0;
}
