import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import { withheldCompanies } from "@polyphon/rules/surveys/withheld-companies.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { companyChoices, councilMinimums } from "../../companies/companies.api.ts";
import { peopleOf } from "../../identity/identity.api.ts";
import { type ReplyFilter, type ReplyRow, repliesByCompany, repliesOfNextLot } from "./reply.store.ts";
import { findQuestionnaire, type QuestionnaireRow } from "../questionnaires/questionnaire.store.ts";

type Reply = OutputOf<typeof listAnswers>["items"][number];

export interface Reach {
  readonly questionnaire: QuestionnaireRow;
  /** The companies in works-council mode, with the fewest answers that may be shown. */
  readonly minimums: ReadonlyMap<number, number>;
  readonly shown: Pick<ReplyFilter, "withheld" | "nextLot" | "council">;
}

/** Which of a questionnaire's answers may be shown at all. */
export async function reachOf(tx: Tx, id: number): Promise<Reach> {
  const questionnaire = await findQuestionnaire(tx, id);
  if (!questionnaire) throw new Refusal("not_found");
  const replies = await repliesByCompany(tx, id);
  const minimums = await councilMinimums(
    tx,
    replies.map(({ companyId }) => companyId),
  );
  const nextLot = minimums.size === 0 ? [] : await repliesOfNextLot(tx, id);
  const withheld = withheldCompanies(replies, minimums);
  return { questionnaire, minimums, shown: { withheld, nextLot, council: [...minimums.keys()] } };
}

/** With a works council, neither who nor when. */
export async function showReplies(tx: Tx, rows: readonly ReplyRow[], reach: Reach): Promise<Reply[]> {
  const isNamed = ({ companyId }: ReplyRow) => !reach.minimums.has(companyId);
  const people = await peopleOf(
    tx,
    rows.filter(isNamed).map(({ accountId }) => accountId),
  );
  const companies = await companyChoices.named(tx, [...new Set(rows.map(({ companyId }) => companyId))]);
  return rows.map((row) => {
    const person = isNamed(row) ? people.get(row.accountId) : undefined;
    const company = companies.find(({ id }) => id === row.companyId);
    return {
      id: row.id,
      user: person ? { id: row.accountId, ...person } : null,
      company: { id: row.companyId, name: company?.name ?? "" },
      domain: company?.detail ?? "",
      skipCount: row.skipCount,
      rating: row.rating,
      state: row.answeredAt === null ? "SKIPPED" : "ANSWERED",
      answeredAt: isNamed(row) ? (row.answeredAt?.toISOString() ?? null) : null,
      answers: [...row.answers],
    };
  });
}
