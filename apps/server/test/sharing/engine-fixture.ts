import type { Database } from "../../src/platform/db/pool.ts";
import { allScope } from "../../src/platform/db/scope.ts";
import { inTransaction } from "../../src/platform/db/transaction.ts";
import type { ClaimedShare } from "../../src/modules/sharing/engine/claim/claim.store.ts";
import type { PublishAdapter, PublishResult } from "../../src/modules/sharing/sharing.port.ts";
import { nullAdapter } from "../../src/modules/sharing/engine/null-adapter.ts";
import type { Payload, PayloadSource } from "../../src/modules/sharing/engine/payload/payload-source.ts";

/** Statements of a test, across companies. */
export async function ask<Row extends object>(
  database: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return inTransaction(database, allScope("share-engine"), async (tx) => {
    const { rows } = await tx.client.query<Row>(text, [...values]);
    return rows;
  });
}

export interface SeededShares {
  readonly companyId: number;
  readonly userIds: readonly number[];
  readonly postIds: readonly number[];
  /** In the order of posts, and of users within a post. */
  readonly shareIds: readonly number[];
}

let seeds = 0;

/** Every user shares every post on LinkedIn, each a minute after the one before, the first `dueInMs` from now. */
export async function seedShares(
  database: Database,
  wanted: { users: number; posts: number; dueInMs?: number; stepMs?: number },
): Promise<SeededShares> {
  seeds += 1;
  const name = `engine${seeds}`;
  const company = await ask<{ id: number }>(
    database,
    "insert into company (name, domain, time_zone, theme_color) values ($1, $1, 'Europe/Berlin', '#0b7285') returning id",
    [name],
  );
  const companyId = company[0]?.id ?? 0;
  const users = await ask<{ id: number }>(
    database,
    `insert into account (company_id, kind, email, password_hash, first_name, last_name)
     select $1, 'front', $2 || '.' || n || '@example.com', 'none', 'Anna', 'Weber' from generate_series(1, $3::int) n returning id`,
    [companyId, name, wanted.users],
  );
  const posts = await ask<{ id: number }>(
    database,
    `with c as (insert into category (name) values ($1) returning id)
     insert into post (category_id, title, source, type, language, voices, publish_at, status)
     select c.id, 'A post to share', 'CURATED', 'ARTICLE', 'en', '[]', now(), 'PUBLISHED' from c, generate_series(1, $2::int) returning id`,
    [name, wanted.posts],
  );
  const userIds = users.map((row) => row.id);
  const postIds = posts.map((row) => row.id);
  const shares = await ask<{ id: number }>(
    database,
    `insert into share (company_id, user_id, post_id, network, voice, text, due_at)
     select $1, u.id, p.id, 'LINKEDIN', 'VOICE_1', 'Share of ' || u.id || ' and ' || p.id,
       now() + ($4::float8 + $5::float8 * (p.place - 1)) * interval '1 ms'
     from unnest($3::bigint[]) with ordinality as p (id, place), unnest($2::bigint[]) as u (id)
     order by p.place, u.id returning id`,
    [companyId, userIds, postIds, wanted.dueInMs ?? -600_000, wanted.stepMs ?? 60_000],
  );
  return { companyId, userIds, postIds, shareIds: shares.map((row) => row.id) };
}

function payloadOf(share: ClaimedShare): Payload {
  return {
    kind: "request",
    account: { type: "PERSONAL", connectedAt: new Date(0), renew: null },
    request: {
      shareId: share.id,
      attempt: share.attempt,
      authorId: `urn:li:person:${share.userId}`,
      accessToken: "none",
      text: share.text,
      link: null,
      images: [],
      uploadedMedia: share.mediaIds,
    },
  };
}

export const plainPayloads: PayloadSource = {
  load: (shares) => Promise.resolve(new Map(shares.map((share) => [share.id, payloadOf(share)]))),
};

export interface RecordingAdapter extends PublishAdapter {
  /** Ids of shares in the order in which they were sent. */
  readonly sent: number[];
}

/** Records what was sent, and gives the configured answer. */
export function recordingAdapter(options?: {
  afterLostAnswer?: "look_up" | "resend_identical" | "ask_user";
  answer?: (shareId: number) => Promise<PublishResult>;
  lookUp?: PublishAdapter["lookUp"];
  beforeGuard?: () => Promise<void>;
}): RecordingAdapter {
  const base = nullAdapter("LINKEDIN");
  const sent: number[] = [];
  return {
    ...base,
    abilities: { ...base.abilities, afterLostAnswer: options?.afterLostAnswer ?? "look_up" },
    sent,
    lookUp: (request, since) => options?.lookUp?.(request, since) ?? Promise.resolve({ kind: "not_found" }),
    publish: async (request, guard) => {
      await options?.beforeGuard?.();
      if (!guard()) return { kind: "not_sent", detail: "the guard said no" };
      sent.push(request.shareId);
      return (
        options?.answer?.(request.shareId) ?? {
          kind: "published",
          externalId: `urn:${request.shareId}`,
          permalink: null,
        }
      );
    },
  };
}
