import { createHttpClient } from "@polyphon/server/adapters/http/http-client.ts";
import { createNetworkAdapters } from "@polyphon/server/adapters/network-adapters.ts";
import { freshToken } from "@polyphon/server/modules/networks/networks.api.ts";
import { announceSettled } from "@polyphon/server/modules/sharing/engine/settle/announce-settled.ts";
import { startShareEngine } from "@polyphon/server/modules/sharing/engine/engine.ts";
import { makeSharePayloads } from "@polyphon/server/modules/sharing/engine/payload/share-payloads.ts";
import type { PublishAdapter } from "@polyphon/server/modules/sharing/sharing.port.ts";
import { readConfig } from "@polyphon/server/platform/config/config.ts";
import { openPool } from "@polyphon/server/platform/db/pool.ts";
import { registerListeners } from "@polyphon/server/platform/events/listeners.ts";
import { makeLog } from "@polyphon/server/platform/log/log.ts";
import { makeSecretBox } from "@polyphon/server/platform/secret/secret-box.ts";
import { openPictureStorage } from "../network/picture-storage.ts";
import type { LedgerPost } from "../network/simulated-network.ts";
import type { WorkerSettings } from "./worker-settings.ts";

const settings = JSON.parse(process.argv[2] ?? "{}") as WorkerSettings;
const { networkUrl } = settings;
const config = readConfig({
  LINKEDIN_API_BASE: networkUrl,
  X_API_BASE: networkUrl,
  GRAPH_BASE: `${networkUrl}/graph.facebook.com`,
  IG_GRAPH_BASE: `${networkUrl}/graph.instagram.com`,
  // The simulated lists show a post at once, so a second of patience proves as much as a minute does in production.
  LINKEDIN_ABSENT_AFTER_SECONDS: "1",
  X_ABSENT_AFTER_SECONDS: "1",
  META_ABSENT_AFTER_SECONDS: "1",
  ...settings.config,
  DATABASE_URL: settings.databaseUrl,
});
const database = openPool({ url: config.DATABASE_URL, size: 4, name: "polyphon-fault-worker" });
const timeoutMs = config.PUBLISH_TIMEOUT_SECONDS * 1000;
const http = createHttpClient({ timeoutMs, connections: config.PUBLISH_IN_FLIGHT });
const storage = await openPictureStorage();
const { connectors, publishers } = createNetworkAdapters(config, http, storage);
const box = makeSecretBox(config.TOKEN_KEYS);

// One grey pixel.
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** Simulates a network that lets an account read its own posts, for the steps that only such a network reaches. */
function readable(adapter: PublishAdapter): PublishAdapter {
  return {
    ...adapter,
    abilities: { ...adapter.abilities, afterLostAnswer: "look_up" },
    lookUp: async (request) => {
      const answer = await fetch(`${networkUrl}/__sandbox/ledger?share=${request.shareId}`);
      const { posts } = (await answer.json()) as { posts: (LedgerPost & { id: string })[] };
      const post = posts.find((one) => one.visible);
      return post ? { kind: "found", externalId: post.id, permalink: null } : { kind: "not_found" };
    },
  };
}

registerListeners([]);
const engine = startShareEngine({
  database,
  adapters: settings.readable ? publishers.map(readable) : publishers,
  payloads: makeSharePayloads({
    database,
    box,
    shortLinkUrl: config.SHORT_LINK_URL,
    now: () => new Date(),
    renewToken: (account) => freshToken({ database, connectors, box }, account),
    attachments: () => Promise.resolve(new Map()),
    pictures: (_tx, ids) =>
      Promise.resolve(
        new Map(
          ids.map((id) => [
            id,
            { bytes: () => Promise.resolve(picture), mimeType: "image/png", altText: null },
          ]),
        ),
      ),
  }),
  config,
  log: makeLog({ level: settings.logLevel ?? "fatal", process: "fault-worker" }),
  announce: announceSettled,
  ...(settings.crashAt === undefined ? {} : { failpoint: { crashAt: settings.crashAt } }),
});

async function leave(): Promise<void> {
  await engine.stop();
  await http.close();
  await database.end();
  storage.stop();
}

process.once("SIGTERM", () => void leave());
process.stdout.write("ready\n");
