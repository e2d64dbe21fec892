import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { autopilotSettingsOf, reservedDaysOf } from "../../companies/companies.api.ts";
import { type Topic, topicsOfCompany } from "../../content/content.api.ts";
import { findEmployee } from "../../identity/identity.api.ts";
import { settingOf } from "./autopilot-setting.store.ts";

/** The autopilot is the person's, also where they act as a LinkedIn group. */
export const ownerOf = ({ accountId, primaryAccountId }: FrontActor): number => primaryAccountId ?? accountId;

/** The facts that every call about a person's choice needs. */
export async function loadFacts(tx: Tx, actor: FrontActor) {
  const userId = ownerOf(actor);
  const settings = await autopilotSettingsOf(tx, actor.companyId);
  if (!settings) throw new Error("a company out of reach of its own employee");
  const topics = await topicsOfCompany(tx, actor.companyId);
  const employee = await findEmployee(tx, userId);
  if (!employee) throw new Error("an autopilot of nobody");
  const state = { ...(await settingOf(tx, userId)), language: employee.language };
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  // A reserved category that is no longer connected has no posts, so the day is free to use.
  const reserved = (await reservedDaysOf(tx, actor.companyId))
    .filter(({ category }) => byId.has(category))
    .map(({ day, category, tags, language }) => ({ day, categoryId: category, tagIds: tags, language }));
  return { userId, settings, topics, byId, state, reserved };
}

export type ChoiceFacts = Awaited<ReturnType<typeof loadFacts>>;

/** Refuses categories the company is not connected to, and drops tags that belong to another category. */
export function ownTags(
  { topics, byId }: Pick<ChoiceFacts, "topics" | "byId">,
  categoryId: number,
  tagIds: readonly number[],
): number[] {
  const topic: Topic | undefined = byId.get(categoryId);
  if (!topic) throw new Refusal("not_found");
  const known = new Set(topics.flatMap(({ tags }) => tags.map(({ id }) => id)));
  if (tagIds.some((id) => !known.has(id))) throw new Refusal("not_found");
  return topic.tags.map(({ id }) => id).filter((id) => tagIds.includes(id));
}
