import { createHash } from "node:crypto";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { linkCodeBytes, makeLinkCode } from "@polyphon/rules/links/link-code.ts";
import { addDays, weekdayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { instantOf, localDateOf, parseLocalTime } from "@polyphon/rules/time/zoned-time.ts";
import type { DemoCompany } from "../companies/demo-companies.ts";
import type { WaitingShare } from "./demo-calendar.store.ts";
import type { DemoPost } from "../content/demo-posts.ts";
import type { PastShare } from "../demo.store.ts";

interface Planner {
  readonly id: number;
  readonly company: DemoCompany & { readonly id: number };
}

interface Post extends DemoPost {
  readonly id: number;
}

interface Slot {
  /** Days from today. */
  readonly day: number;
  readonly time: string;
  /** Which of the company's networks, without Xing. */
  readonly network: number;
  readonly state: ShareState;
  readonly reason?: ShareReason;
}

/**
 * Eight weeks of somebody who plans ahead: most is published, one was refused, two wait for a sign-in, the rest is
 * scheduled.
 */
const slots: readonly Slot[] = [
  { day: -26, time: "09:05", network: 1, state: "SHARED" },
  { day: -23, time: "12:10", network: 2, state: "SHARED" },
  { day: -19, time: "08:45", network: 1, state: "SHARED" },
  { day: -17, time: "12:30", network: 2, state: "SHARED" },
  { day: -12, time: "09:15", network: 1, state: "SHARED" },
  { day: -10, time: "08:50", network: 2, state: "SHARED" },
  { day: -9, time: "11:30", network: 1, state: "SHARED" },
  { day: -5, time: "10:02", network: 1, state: "FAILED", reason: "duplicate_content" },
  { day: -4, time: "08:40", network: 2, state: "SHARED" },
  { day: -3, time: "16:20", network: 2, state: "UNCONFIRMED", reason: "no_answer" },
  { day: 1, time: "09:20", network: 0, state: "SCHEDULED" },
  { day: 1, time: "12:40", network: 1, state: "HELD", reason: "token_expired" },
  { day: 2, time: "12:05", network: 0, state: "SCHEDULED" },
  { day: 3, time: "09:20", network: 1, state: "HELD", reason: "token_expired" },
  { day: 4, time: "08:40", network: 2, state: "SCHEDULED" },
  { day: 4, time: "11:15", network: 0, state: "SCHEDULED" },
  { day: 4, time: "14:30", network: 2, state: "SCHEDULED" },
  { day: 4, time: "16:45", network: 0, state: "SCHEDULED" },
  { day: 8, time: "09:30", network: 0, state: "SCHEDULED" },
  { day: 9, time: "13:10", network: 2, state: "SCHEDULED" },
  { day: 11, time: "08:55", network: 0, state: "SCHEDULED" },
  { day: 15, time: "09:10", network: 0, state: "SCHEDULED" },
  { day: 17, time: "10:20", network: 2, state: "SCHEDULED" },
  { day: 22, time: "09:00", network: 0, state: "SCHEDULED" },
  { day: 25, time: "15:05", network: 2, state: "SCHEDULED" },
];

interface Entry {
  readonly slot: Slot;
  readonly person: Planner;
  readonly post: Post;
  readonly network: Network;
  readonly text: string;
  readonly at: Date;
}

/** Nobody schedules for a weekend: future dates move to the Monday after it, past ones to the Friday before. */
function workday(today: string, day: number): string {
  const date = addDays(today, day);
  const over = weekdayOf(date) - 4;
  if (over <= 0) return date;
  return addDays(date, day < 0 ? -over : 3 - over);
}

function keyOf(userId: number, postId: number, network: string): string {
  return `${userId} ${postId} ${network}`;
}

/** `taken` knows what each person already shares where, and is extended here. */
function entriesOf(
  person: Planner,
  turn: number,
  posts: readonly Post[],
  now: Date,
  taken: Set<string>,
): Entry[] {
  const { company } = person;
  const today = localDateOf(now, company.timeZone);
  // Xing is shared on manually, so nothing is refused or held there.
  const networks = company.socialNetworks.filter((network) => network !== "XING");
  const own = posts.filter(
    ({ ageHours, category }) => ageHours > 12 && company.categories.includes(category),
  );
  return slots.flatMap((slot, index): Entry[] => {
    const network = networks[slot.network];
    const local = parseLocalTime(workday(today, slot.day), slot.time);
    if (!network || !local) return [];
    const from = (index + turn * 7 + 3) % own.length;
    const post = [...own.slice(from), ...own].find(({ id }) => !taken.has(keyOf(person.id, id, network)));
    if (!post) return [];
    taken.add(keyOf(person.id, post.id, network));
    const text = post.voices[index % post.voices.length]?.copy[network] ?? post.title;
    const at = new Date(instantOf(local, company.timeZone).getTime() + turn * 11 * 60_000);
    return [{ slot, person, post, network, text, at }];
  });
}

function pastOf({ person, post, network, text, at }: Entry, networkWebUrl: string): PastShare {
  const number = 1_850_000_000_000_000_000n + BigInt(person.id) * 100_000n + BigInt(post.id);
  const code = createHash("sha256").update(`${network}/${person.id}/${post.id}`).digest();
  return {
    companyId: person.company.id,
    userId: person.id,
    postId: post.id,
    network,
    text,
    at,
    externalId: `${network}:${number}`,
    permalink: `${networkWebUrl}/i/status/${number}`,
    code: makeLinkCode(code.subarray(0, linkCodeBytes)),
    targetUrl: post.postUrl,
    clicks: Number(number % 19n),
  };
}

export interface CalendarDeps {
  readonly people: readonly Planner[];
  readonly posts: readonly Post[];
  /** What everybody has shared before. */
  readonly history: readonly PastShare[];
  readonly now: Date;
  readonly networkWebUrl: string;
}

/** Realistic calendars: published shares join the history, the rest is scheduled, failed or held. */
export function demoCalendars({ people, posts, history, now, networkWebUrl }: CalendarDeps): {
  readonly past: PastShare[];
  readonly waiting: WaitingShare[];
} {
  const taken = new Set(history.map(({ userId, postId, network }) => keyOf(userId, postId, network)));
  const entries = people.flatMap((person, turn) => entriesOf(person, turn, posts, now, taken));
  return {
    past: entries.filter(({ slot }) => slot.state === "SHARED").map((entry) => pastOf(entry, networkWebUrl)),
    waiting: entries
      .filter(({ slot }) => slot.state !== "SHARED")
      .map(({ slot, person, post, network, text, at }) => ({
        companyId: person.company.id,
        userId: person.id,
        postId: post.id,
        network,
        text,
        at,
        state: slot.state,
        reason: slot.reason ?? null,
      })),
  };
}

/** The first of each company plan ahead, and one further down the list. */
export function plannersOf<P extends { readonly company: { readonly key: string } }>(
  people: readonly P[],
): P[] {
  return [...Map.groupBy(people, ({ company }) => company.key).values()].flatMap((own) => [
    ...own.slice(0, 1),
    ...own.slice(20, 22),
  ]);
}
