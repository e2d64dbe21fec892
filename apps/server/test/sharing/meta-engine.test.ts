import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createFacebookPublisher } from "../../src/adapters/facebook/shares/facebook-publisher.ts";
import { createInstagramPublisher } from "../../src/adapters/instagram/instagram-publisher.ts";
import { startShareEngine } from "../../src/modules/sharing/engine/engine.ts";
import type { PayloadSource } from "../../src/modules/sharing/engine/payload/payload-source.ts";
import { ask, seedShares } from "./engine-fixture.ts";
import type { PublishAdapter, PublishImage } from "../../src/modules/sharing/sharing.port.ts";
import { makeLog } from "../../src/platform/log/log.ts";
import { type FacebookSetup, openFacebookSetup } from "../networks/facebook-setup.ts";
import { openTestDatabase, type TestDatabase } from "../services/test-database.ts";
import { openTestStorage, type TestStorage } from "../services/test-storage.ts";

let setup: FacebookSetup;
let db: TestDatabase;
let files: TestStorage;
let image: PublishImage;
beforeAll(async () => {
  [setup, db, files] = await Promise.all([openFacebookSetup(), openTestDatabase(), openTestStorage()]);
  const size = { width: 400, height: 400, channels: 3, background: "#2a7" } as const;
  const bytes = await sharp({ create: size }).jpeg().toBuffer();
  image = { bytes: () => Promise.resolve(bytes), mimeType: "image/jpeg", altText: null };
});
afterAll(async () => {
  await setup.close();
  await db.drop();
});

/** Every user has a page or account of their own. */
function payloads(network: string, images: readonly PublishImage[]): PayloadSource {
  const type = network === "facebook" ? "PAGE" : "PROFESSIONAL";
  const accounts = new Map<number, { authorId: string; accessToken: string }>();
  const accountOf = (userId: number) => {
    const known = accounts.get(userId);
    if (known) return known;
    const { memberId, accessToken } = setup.sandbox.mintToken({ name: `User Number${userId}` }, network);
    const made = { authorId: memberId, accessToken };
    accounts.set(userId, made);
    return made;
  };
  return {
    load: (shares) =>
      Promise.resolve(
        new Map(
          shares.map((share) => {
            const { id, attempt, text, userId, mediaIds } = share;
            const content = { text, link: null, images, uploadedMedia: mediaIds };
            const request = { shareId: id, attempt, ...accountOf(userId), ...content };
            const account = { type, connectedAt: new Date(0), renew: null } as const;
            return [id, { kind: "request", request, account } as const];
          }),
        ),
      ),
  };
}

interface Storm {
  readonly network: "facebook" | "instagram";
  readonly users: number;
  readonly posts: number;
  readonly route: string;
  readonly images: readonly PublishImage[];
  readonly adapter: PublishAdapter;
}

/** Runs the seeded shares through the engine while answers get lost, and compares its rows with the network's posts. */
async function weather({ network, users, posts, route, images, adapter }: Storm): Promise<void> {
  const { sandbox } = setup;
  const { shareIds } = await seedShares(db.pool, { users, posts });
  await ask(db.pool, "update share set network = $1 where id = any($2)", [adapter.network, shareIds]);
  const storm = { route, probability: 0.12 } as const;
  sandbox.faults.add({ ...storm, kind: "drop_after_commit" });
  sandbox.faults.add({ ...storm, kind: "drop_before_commit" });
  sandbox.faults.add({ ...storm, kind: "half_close" });
  sandbox.faults.add({ ...storm, kind: "http", status: 503, commit: true });
  sandbox.faults.add({ ...storm, kind: "html_body", status: 403 });
  sandbox.faults.add({ ...storm, kind: "truncated_json" });
  const engine = startShareEngine({
    database: db.pool,
    adapters: [adapter],
    payloads: payloads(network, images),
    config: {
      PUBLISH_LEASE_SECONDS: 8,
      PUBLISH_TIMEOUT_SECONDS: 1,
      PUBLISH_LATE_COMMIT_SECONDS: 0.4,
      PUBLISH_IN_FLIGHT: 40,
      LINKEDIN_RESOLVE_BY_RESEND: false,
    },
    log: makeLog({ level: "silent", process: "test" }),
    announce: () => Promise.resolve(),
  });
  const rows = () =>
    ask<{ id: number; state: string; externalId: string | null }>(
      db.pool,
      `select id, state, external_id as "externalId" from share where id = any($1)`,
      [shareIds],
    );
  await vi.waitFor(async () => expect((await rows()).filter(({ state }) => state !== "SHARED")).toEqual([]), {
    timeout: 100_000,
    interval: 250,
  });
  await engine.stop();

  const stored = sandbox.ledger.page({ network, limit: 10_000 });
  const idOf = new Map(stored.map((post) => [Number(post.share), post.id]));
  expect(stored).toHaveLength(shareIds.length);
  expect((await rows()).filter(({ id, externalId }) => externalId !== idOf.get(id))).toEqual([]);
  expect(sandbox.faults.list().reduce((hits, fault) => hits + fault.hits, 0)).toBeGreaterThan(5);
  sandbox.faults.clear();
}

test("with randomly lost answers every share reaches its Facebook page once and its post is known", async () => {
  const settings = { ...setup.settings, absentAfterMs: 0 };
  const adapter = createFacebookPublisher(setup.http, settings);
  const route = "POST /graph.facebook.com/*/feed";
  await weather({ network: "facebook", users: 30, posts: 5, route, images: [], adapter });
}, 120_000);

test("with randomly lost answers every share reaches Instagram once, because a container reports its outcome", async () => {
  const { http, sandbox } = setup;
  const settings = {
    ...setup.settings,
    graphBase: `${sandbox.url}/graph.instagram.com`,
    webBase: `${sandbox.url}/www.instagram.com`,
    oauthBase: `${sandbox.url}/api.instagram.com`,
    absentAfterMs: 0,
  };
  const adapter = createInstagramPublisher({ http, settings, storage: files.storage });
  const route = "POST /graph.instagram.com/*/media_publish";
  await weather({ network: "instagram", users: 15, posts: 3, route, images: [image], adapter });
}, 120_000);
