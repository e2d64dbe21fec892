import type { Tx } from "../../../platform/db/transaction.ts";

export interface QuestionnaireRow {
  readonly id: number;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly skippingEndDate: string | null;
  /** Somebody inside this scope has answered. */
  readonly answered: boolean;
}

const columns = `q.id, q.title, to_char(q.start_date, 'YYYY-MM-DD') as "startDate",
  to_char(q.end_date, 'YYYY-MM-DD') as "endDate", to_char(q.skipping_end_date, 'YYYY-MM-DD') as "skippingEndDate",
  exists (select from questionnaire_reply r where r.questionnaire_id = q.id and r.answered_at is not null) as answered`;

export const questionsSql =
  "(select count(*)::int from questionnaire_question q where q.questionnaire_id = kept.id)";
export const answersSql = `(select count(*)::int from questionnaire_reply r
  where r.questionnaire_id = kept.id and r.answered_at is not null)`;

/**
 * Answering takes a shared lock on the questionnaire, changing its questions or resetting it an exclusive one: no
 * answer is to a question that changes at the same moment.
 */
export async function findQuestionnaire(
  tx: Tx,
  id: number,
  hold: "none" | "together" | "alone" = "none",
): Promise<QuestionnaireRow | null> {
  if (hold !== "none")
    await tx.client.query(
      `select from questionnaire where id = $1 ${hold === "alone" ? "for update" : "for share"}`,
      [id],
    );
  const { rows } = await tx.client.query<QuestionnaireRow>(
    `select ${columns} from questionnaire q where q.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export interface OpenRow extends Omit<QuestionnaireRow, "answered"> {
  readonly skipCount: number;
}

/** Nobody is asked more than a few at once. */
const asked = 10;

/** The company's questionnaires of that day which the person has not answered, the one that ends first in front. */
export async function openQuestionnaires(
  tx: Tx,
  person: { readonly companyId: number; readonly accountId: number },
  today: string,
): Promise<OpenRow[]> {
  const { rows } = await tx.client.query<OpenRow>(
    `select ${columns}, coalesce(r.skip_count, 0) as "skipCount"
     from questionnaire_company c join questionnaire q on q.id = c.questionnaire_id
       left join questionnaire_reply r on r.questionnaire_id = q.id and r.account_id = $2
     where c.company_id = $1 and q.start_date <= $3 and q.end_date >= $3 and r.answered_at is null
       and exists (select from questionnaire_question x where x.questionnaire_id = q.id)
     order by q.end_date, q.id limit $4`,
    [person.companyId, person.accountId, today, asked],
  );
  return rows;
}

/** Questionnaires that end between two days, of these companies or of all; counted up to `most`. */
export async function countEndingQuestionnaires(
  tx: Tx,
  wanted: {
    readonly from: string;
    readonly until: string;
    readonly companyIds: readonly number[] | null;
    readonly most: number;
  },
): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from (select from questionnaire q
       where q.end_date >= $1::date and q.end_date <= $2::date and ($3::bigint[] is null or exists (
         select from questionnaire_company c where c.questionnaire_id = q.id and c.company_id = any($3))) limit $4) found`,
    [wanted.from, wanted.until, wanted.companyIds, wanted.most],
  );
  return rows[0]?.counted ?? 0;
}
