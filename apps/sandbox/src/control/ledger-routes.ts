import { z } from "zod";
import { jsonReply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import type { World } from "../frame/world.ts";
import type { StoredPost } from "./ledger.ts";
import { readQuery } from "./read-input.ts";

const moment = z.union([
  z.iso.datetime({ offset: true }).transform((at) => Date.parse(at)),
  z.coerce.number(),
]);

const filter = z.object({
  author: z.string().optional(),
  network: z.string().optional(),
  share: z.string().optional(),
  since: moment.optional(),
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(10_000).default(1_000),
});

function shown(post: StoredPost): Record<string, unknown> {
  return {
    ...post,
    at: new Date(post.at).toISOString(),
    deletedAt: post.deletedAt === null ? null : new Date(post.deletedAt).toISOString(),
    visible: post.deletedAt === null,
  };
}

/** What the networks really store: the oracle of every publishing test. */
export function ledgerRoutes(world: World): Route[] {
  return [
    {
      method: "GET",
      path: "/__sandbox/ledger",
      handle: (call) => {
        const wanted = readQuery(filter, call);
        const posts = world.ledger.page(wanted);
        const next = posts.length === wanted.limit ? (posts.at(-1)?.seq ?? null) : null;
        return jsonReply({ posts: posts.map(shown), next });
      },
    },
    {
      method: "GET",
      path: "/__sandbox/ledger/summary",
      handle: () => jsonReply({ ...world.ledger.summary(), pending: world.timers.pending }),
    },
  ];
}
