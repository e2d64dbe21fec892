import { createHash } from "node:crypto";
import type { MentionAccountType, MentionState } from "@polyphon/contract/mentions/mentions.ts";
import { readProfileUrl } from "@polyphon/rules/mentions/profile-url.ts";
import { findCategoriesBy } from "../../modules/content/content.api.ts";
import { decideMention, insertMention } from "../../modules/mentions/mention/mention.store.ts";
import { insertCta, setCtaActive } from "../../modules/sharing/cta/cta.store.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface DemoMentions {
  readonly staffId: number;
  readonly companyId: number;
  /** The first one keeps the calls to action. */
  readonly userIds: readonly number[];
  readonly categoryNames: readonly string[];
  readonly now: Date;
}

interface MentionsSeed extends DemoMentions {
  readonly categoryIds: readonly number[];
}

interface DemoMention {
  readonly name: string;
  readonly organizationId?: string;
  readonly slug: string;
  readonly status: MentionState;
  /** Of the employees; null is staff's, for all companies of the categories. */
  readonly by: number | null;
}

const mentions: readonly DemoMention[] = [
  { name: "Anna Weber", slug: "in/anna-weber", status: "ACTIVE", by: 0 },
  { name: "Jonas Keller", slug: "in/jonas-keller", status: "ACTIVE", by: 0 },
  { name: "Maria Rossi", slug: "in/maria-rossi", status: "ACTIVE", by: 1 },
  { name: "David Okafor", slug: "in/david-okafor", status: "PENDING_APPROVAL", by: 0 },
  { name: "Léa Fontaine", slug: "in/lea-fontaine", status: "PENDING_APPROVAL", by: 1 },
  { name: "Tomasz Zieliński", slug: "in/tomasz-zielinski", status: "REJECTED", by: 0 },
  {
    name: "Nordwind Energie",
    slug: "company/nordwind-energie",
    organizationId: "10001",
    status: "ACTIVE",
    by: null,
  },
  {
    name: "Helvetia Robotics AG",
    slug: "company/helvetia-robotics-ag",
    organizationId: "10002",
    status: "ACTIVE",
    by: null,
  },
  {
    name: "Blue Harbour Logistics",
    slug: "company/blue-harbour-logistics",
    organizationId: "10003",
    status: "PENDING_APPROVAL",
    by: null,
  },
];

/** As the sandbox numbers its members, so that it recognises whom a demo post names. */
const memberId = (name: string): string =>
  createHash("sha256").update(`member ${name}`).digest("base64url").replaceAll(/[-_]/g, "x").slice(0, 10);

async function addMention(tx: Tx, seed: MentionsSeed, mention: DemoMention): Promise<void> {
  const { name, organizationId, status } = mention;
  const userId = mention.by === null ? null : (seed.userIds[mention.by] ?? null);
  const accountType: MentionAccountType = organizationId === undefined ? "PERSONAL" : "ORGANIZATION";
  const id = await insertMention(
    tx,
    {
      companyId: mention.by === null ? null : seed.companyId,
      userId,
      submittedBy: userId ?? seed.staffId,
    },
    {
      accountType,
      linkedinId: organizationId ?? memberId(name),
      name,
      displayName: name,
      profileUrl: readProfileUrl(`https://www.linkedin.com/${mention.slug}`)?.url ?? null,
    },
    mention.by === null ? seed.categoryIds : [],
  );
  if (status !== "PENDING_APPROVAL")
    await decideMention(tx, { id, version: 1, status, by: seed.staffId, at: seed.now });
}

const dayMs = 24 * 60 * 60 * 1000;

async function addCallsToAction(tx: Tx, seed: MentionsSeed): Promise<void> {
  const owner = { companyId: seed.companyId, userId: seed.userIds[0] ?? 0 };
  const { categoryIds } = seed;
  const days = (from: number) => new Date(seed.now.getTime() + from * dayMs);
  const always = { startsAt: null, endsAt: null };
  await insertCta(tx, owner, {
    title: "Talk to me",
    description: "For everything about our wind farms",
    copy: "Would you like to know more? Send me a message, I am happy to talk about it over a coffee.",
    categoryIds,
    ...always,
  });
  await insertCta(tx, owner, {
    title: "Meet us at the fair",
    description: "",
    copy: "We are at the WindEnergy fair this month: hall B6, stand 214. Come by and say hello!",
    categoryIds: categoryIds.slice(0, 1),
    startsAt: days(-7),
    endsAt: days(21),
  });
  const off = await insertCta(tx, owner, {
    title: "Apply now",
    description: "Until the next round of trainees",
    copy: "We are looking for people who want to move something. Have a look at our open positions and apply.",
    categoryIds: categoryIds.slice(-1),
    ...always,
  });
  await setCtaActive(tx, owner.userId, off, false);
}

/** Mentions in every state, of employees and of staff, and the calls to action of one employee. */
export async function addMentions(tx: Tx, seed: DemoMentions): Promise<void> {
  const known = await findCategoriesBy(tx, undefined, 100);
  const categories = known.filter(({ name }) => seed.categoryNames.includes(name));
  const whole = { ...seed, categoryIds: categories.map(({ id }) => id) };
  for (const mention of mentions) await addMention(tx, whole, mention);
  await addCallsToAction(tx, whole);
}
