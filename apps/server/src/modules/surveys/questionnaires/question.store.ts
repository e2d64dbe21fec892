import type { OptionType } from "@polyphon/contract/surveys/surveys.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface QuestionRow {
  readonly id: number;
  readonly version: number;
  readonly questionnaireId: number;
  readonly questionText: string;
  readonly optionType: OptionType;
  readonly options: readonly string[];
  readonly displayOrder: number;
}

export type QuestionFields = Pick<QuestionRow, "questionText" | "optionType" | "options">;

const columns = `id, version, questionnaire_id as "questionnaireId", question_text as "questionText",
  option_type as "optionType", options, display_order as "displayOrder"`;

/** In their order; a questionnaire has no more than `limits.questionnaire.questions`. */
export async function questionsOf(tx: Tx, questionnaireIds: readonly number[]): Promise<QuestionRow[]> {
  const { rows } = await tx.client.query<QuestionRow>(
    `select ${columns} from questionnaire_question where questionnaire_id = any($1)
     order by questionnaire_id, display_order, id`,
    [questionnaireIds],
  );
  return rows;
}

export async function findQuestion(tx: Tx, id: number): Promise<QuestionRow | null> {
  const { rows } = await tx.client.query<QuestionRow>(
    `select ${columns} from questionnaire_question where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** As the last one. */
export async function insertQuestion(
  tx: Tx,
  questionnaireId: number,
  fields: QuestionFields,
): Promise<QuestionRow> {
  const { rows } = await tx.client.query<QuestionRow>(
    `insert into questionnaire_question (questionnaire_id, question_text, option_type, options, display_order)
     select $1, $2, $3, $4, coalesce(max(display_order), 0) + 1 from questionnaire_question where questionnaire_id = $1
     returning ${columns}`,
    [questionnaireId, fields.questionText, fields.optionType, fields.options],
  );
  if (!rows[0]) throw new Error("the question was not written");
  return rows[0];
}

/** Null when somebody changed it since the version was read. */
export async function updateQuestion(
  tx: Tx,
  { id, version }: { readonly id: number; readonly version: number },
  fields: QuestionFields,
): Promise<QuestionRow | null> {
  const { rows } = await tx.client.query<QuestionRow>(
    `update questionnaire_question set question_text = $3, option_type = $4, options = $5, version = version + 1
     where id = $1 and version = $2 returning ${columns}`,
    [id, version, fields.questionText, fields.optionType, fields.options],
  );
  return rows[0] ?? null;
}

export async function deleteQuestion(tx: Tx, id: number): Promise<void> {
  await tx.client.query("delete from questionnaire_question where id = $1", [id]);
}

export async function writeOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.client.query(
    `update questionnaire_question q set display_order = placed.place
     from unnest($1::bigint[]) with ordinality as placed (id, place)
     where q.id = placed.id and q.display_order <> placed.place`,
    [ids],
  );
}
