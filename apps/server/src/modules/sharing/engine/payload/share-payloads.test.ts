import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../../test/services/test-database.ts";
import { linkedinPost } from "../../../../adapters/linkedin/shares/linkedin-post.ts";
import { readConfig } from "../../../../platform/config/config.ts";
import { makeSecretBox } from "../../../../platform/secret/secret-box.ts";
import { tokenBinding } from "../../../networks/tokens/token-binding.ts";
import { type EngineConnections, openEngineConnections } from "../engine-connections.ts";
import type { FreshToken, Payload } from "./payload-source.ts";
import { ask, seedShares } from "../../../../../test/sharing/engine-fixture.ts";
import { makeSharePayloads } from "./share-payloads.ts";
import { type ClaimedShare, claimDueShares } from "../claim/claim.store.ts";

let db: TestDatabase;
let connections: EngineConnections;
const box = makeSecretBox(readConfig({}).TOKEN_KEYS);
const asked: (string | null)[] = [];
let fresh: FreshToken = { kind: "fresh", accessToken: "renewed" };

const payloads = () =>
  makeSharePayloads({
    database: db.pool,
    box,
    shortLinkUrl: "https://pol.io",
    now: () => new Date(),
    renewToken: ({ spent }) => {
      asked.push(spent);
      return Promise.resolve(fresh);
    },
    attachments: () => Promise.resolve(new Map()),
    pictures: (_tx, ids) =>
      Promise.resolve(
        new Map(
          ids.map((id) => [
            id,
            { bytes: () => Promise.reject(new Error("unread")), mimeType: "image/png", altText: `${id}` },
          ]),
        ),
      ),
  });

const load = async (share: ClaimedShare, purpose: "publish" | "resolve"): Promise<Payload> => {
  const payload = (await payloads().load([share], purpose)).get(share.id);
  if (!payload) throw new Error("no payload");
  return payload;
};
const requestOf = (payload: Payload) => {
  if (payload.kind !== "request") throw new Error(payload.kind);
  return payload.request;
};

/** A due share with a link card, of somebody who has been connected for a day, claimed as the engine claims it. */
async function claimed(connection: { endsIn: string; refresh?: boolean } = { endsIn: "50 days" }) {
  const seeded = await seedShares(db.pool, { users: 1, posts: 1 });
  const [userId = 0] = seeded.userIds;
  const owner = { companyId: seeded.companyId, userId, network: "LINKEDIN" as const };
  const access = box.seal("stored", tokenBinding(owner, "access"));
  await ask(
    db.pool,
    `insert into social_connection (company_id, user_id, network, status, external_id, display_name, key_id,
       access_token, access_expires_at, refresh_token, connected_at)
     values ($1, $2, 'LINKEDIN', 'TOKEN_ACTIVE', 'urn:li:person:1', 'Ann', $3, $4, now() + $5::interval, $6, now() - interval '1 day')`,
    [
      owner.companyId,
      userId,
      access.keyId,
      access.bytes,
      connection.endsIn,
      connection.refresh ? access.bytes : null,
    ],
  );
  await ask(
    db.pool,
    "insert into short_link (code, company_id, share_id, target_url) values ($1, $2, $3, 'https://example.com/')",
    [`c${seeded.shareIds[0]}`, owner.companyId, seeded.shareIds[0]],
  );
  const [share] = (await claimDueShares(connections.shares, 1, 1, 60_000)).shares;
  if (!share) throw new Error("nothing was due");
  return { share, postId: seeded.postIds[0] ?? 0, userId };
}

beforeAll(async () => {
  db = await openTestDatabase();
  connections = openEngineConnections(db.pool, 2, 60_000);
});
beforeEach(async () => {
  await ask(db.pool, "delete from share");
  asked.length = 0;
  fresh = { kind: "fresh", accessToken: "renewed" };
});
afterAll(async () => {
  await connections.close();
  await db.drop();
});

test("what is sent again after a lost answer is identical to the byte", async () => {
  const { share } = await claimed();
  const [first, again] = [await load(share, "publish"), await load({ ...share, attempt: 2 }, "resolve")];
  expect(linkedinPost(requestOf(again))).toBe(linkedinPost(requestOf(first)));
});

test("a post edited after its share was claimed is neither looked up nor sent again with other text", async () => {
  const { share, postId } = await claimed();
  await ask(
    db.pool,
    "update post set title = 'Quite another title', version = version + 1, updated_at = now() where id = $1",
    [postId],
  );
  expect(await load(share, "resolve")).toEqual({ kind: "changed", detail: "the post was edited meanwhile" });
  expect((await load(share, "publish")).kind).toBe("request");
});

test("an edit from before the claim does not affect the look-up", async () => {
  const { share, postId } = await claimed();
  await ask(
    db.pool,
    "update post set version = version + 1, updated_at = now() - interval '1 minute' where id = $1",
    [postId],
  );
  expect((await load(share, "resolve")).kind).toBe("request");
});

test("an account that was reconnected is not asked about the old one's post", async () => {
  const { share, userId } = await claimed();
  await ask(db.pool, "update social_connection set connected_at = now() where user_id = $1", [userId]);
  expect(await load(share, "resolve")).toMatchObject({ kind: "changed" });
});

test("the person's own pictures are sent instead of the post's, and a random one stays the same", async () => {
  const { share, postId } = await claimed();
  const media = await ask<{ id: number }>(
    db.pool,
    "insert into media (file_name, state, original_key) select 'p', 'READY', 'k' || n from generate_series(1, 3) n returning id",
  );
  const ids = media.map(({ id }) => id);
  await ask(
    db.pool,
    "insert into post_image (post_id, media_id, position) select $1, id, place from unnest($2::bigint[]) with ordinality as m (id, place)",
    [postId, ids],
  );
  const shown = async (change: Partial<ClaimedShare> = {}) =>
    requestOf(await load({ ...share, ...change }, "publish")).images.map(({ altText }) => Number(altText));
  expect(await shown()).toEqual(ids);
  expect(await shown({ pictureIds: [ids[2] ?? 0] })).toEqual([ids[2]]);
  const described = { pictureIds: [ids[2] ?? 0, ids[0] ?? 0], pictureAlts: ["7", ""] };
  // What the person wrote stands before what the picture itself is called.
  expect(await shown(described)).toEqual([7, ids[0]]);
  await ask(db.pool, "update post set image_selection_mode = 'ANY_ONE_AT_RANDOM' where id = $1", [postId]);
  const drawn = await shown();
  expect(drawn).toHaveLength(1);
  expect(await shown()).toEqual(drawn);
  const others = await Promise.all([1, 2, 3].map((step) => shown({ id: share.id + step })));
  expect(new Set(others.flat()).size).toBe(3);
});

test("a token that is about to expire is renewed before it is used", async () => {
  const { share } = await claimed({ endsIn: "5 minutes", refresh: true });
  expect(requestOf(await load(share, "publish")).accessToken).toBe("renewed");
  expect(asked).toEqual([null]);
});

test("a token that is valid for hours is used as it is", async () => {
  const { share } = await claimed({ endsIn: "2 hours", refresh: true });
  expect(requestOf(await load(share, "publish")).accessToken).toBe("stored");
  expect(asked).toEqual([]);
});

test("an expired token is lost only when the network says so", async () => {
  const { share } = await claimed({ endsIn: "-1 minutes", refresh: true });
  fresh = { kind: "unavailable", detail: "away" };
  expect(await load(share, "publish")).toEqual({ kind: "later", detail: "away" });
  fresh = { kind: "lost" };
  expect(await load(share, "publish")).toEqual({ kind: "hold", reason: "token_expired" });
  fresh = { kind: "fresh", accessToken: "renewed" };
  expect(requestOf(await load(share, "publish")).accessToken).toBe("renewed");
});

test("an expired token without a refresh token holds the share", async () => {
  const { share } = await claimed({ endsIn: "-1 minutes" });
  expect(await load(share, "publish")).toEqual({ kind: "hold", reason: "token_expired" });
  expect(asked).toEqual([]);
});
