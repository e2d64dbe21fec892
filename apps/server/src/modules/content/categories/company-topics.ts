import { keptPerDatabase } from "../../../platform/db/kept-per-database.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { connectedTopics, type Topic } from "./topic.store.ts";

export interface CompanyTopics {
  readonly ids: readonly number[];
  readonly byId: ReadonlyMap<number, Topic>;
  readonly categoryOfTag: ReadonlyMap<number, number>;
  readonly titleOfTag: ReadonlyMap<number, string>;
}

/** As long as a session is cached; row level security refuses a disconnected category at once in any case. */
const believeMs = 500;
const maxEntries = 5_000;

interface Entry {
  readonly topics: CompanyTopics;
  readonly freshUntil: number;
}

const entriesOf = keptPerDatabase(() => new Map<number, Entry>());

function gathered(topics: readonly Topic[]): CompanyTopics {
  const tags = topics.flatMap((topic) => topic.tags.map((tag) => ({ ...tag, categoryId: topic.id })));
  return {
    ids: topics.map(({ id }) => id),
    byId: new Map(topics.map((topic) => [topic.id, topic])),
    categoryOfTag: new Map(tags.map((tag) => [tag.id, tag.categoryId])),
    titleOfTag: new Map(tags.map((tag) => [tag.id, tag.title])),
  };
}

/** Uncached, for what is stored. */
export async function currentTopicsOf(tx: Tx, companyId: number): Promise<CompanyTopics> {
  return gathered(await connectedTopics(tx, companyId));
}

/** The categories that a company sees. Every page of the feed needs them, and they change a few times a year. */
export async function topicsOf(tx: Tx, companyId: number): Promise<CompanyTopics> {
  const [at, known] = [performance.now(), entriesOf(tx)];
  const entry = known.get(companyId);
  if (entry && entry.freshUntil > at) return entry.topics;
  const topics = await currentTopicsOf(tx, companyId);
  if (known.size >= maxEntries) known.clear();
  known.set(companyId, { topics, freshUntil: at + believeMs });
  return topics;
}
