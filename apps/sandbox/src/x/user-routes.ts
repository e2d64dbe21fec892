import { z } from "zod";
import { readInput } from "../control/read-input.ts";
import type { Call } from "../frame/call.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import type { Account } from "./accounts.ts";
import { invalidRequest } from "./x-errors.ts";
import { charge, type Gate, gated } from "./x-gate.ts";
import type { XState } from "./x-state.ts";

const userReadPrice = 0.01;
const mostFound = 100;

const newAccount = z.object({
  id: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
  name: z.string().min(1),
});
const newClient = z.object({
  id: z.string().min(1),
  secret: z.string().min(1),
  name: z.string().min(1),
  redirectUris: z.array(z.url()).min(1),
});

function postsOf(state: XState, account: Account) {
  const posts = state.world.ledger.newest({
    network: "x",
    author: account.id,
    limit: Number.MAX_SAFE_INTEGER,
  });
  return posts.filter((post) => post.deletedAt === null);
}

function presentUser(state: XState, account: Account, call: Call): Record<string, unknown> {
  const fields = new Set((call.query.get("user.fields") ?? "").split(","));
  const { id, name, username, description } = account;
  const own =
    fields.has("public_metrics") || fields.has("most_recent_tweet_id") ? postsOf(state, account) : [];
  const newest = own[0]?.id;
  const metrics = {
    followers_count: 120,
    following_count: 80,
    tweet_count: own.length,
    listed_count: 0,
    like_count: 0,
  };
  return {
    id,
    name,
    username,
    ...(fields.has("description") ? { description } : {}),
    ...(fields.has("profile_image_url") ? { profile_image_url: `${call.origin()}/x/avatars/${id}` } : {}),
    ...(fields.has("public_metrics") ? { public_metrics: metrics } : {}),
    ...(fields.has("most_recent_tweet_id") && newest !== undefined ? { most_recent_tweet_id: newest } : {}),
  };
}

function searchUsers(state: XState, call: Call): Reply {
  const query = (call.query.get("query") ?? "").trim().toLowerCase();
  if (query === "") return invalidRequest("The `query` query parameter can not be empty", { query: [""] });
  const found = state.accounts
    .all()
    .filter(({ name, username }) => name.toLowerCase().includes(query) || username.includes(query))
    .slice(0, mostFound);
  charge(state, found.length * userReadPrice);
  return jsonReply({
    ...(found.length > 0 ? { data: found.map((account) => presentUser(state, account, call)) } : {}),
    meta: { result_count: found.length },
  });
}

/** The current user; and, as control, people and apps that a test adds. */
export function userRoutes(state: XState): Route[] {
  const own: Gate = { window: "me", limit: "ownReadsPerWindow", scopes: ["tweet.read", "users.read"] };
  const search: Gate = { window: "search", limit: "timelineReadsPerWindow", scopes: own.scopes };
  const control = true;
  return [
    {
      method: "GET",
      path: "/2/users/me",
      handle: gated(state, own, (call, { grant }) => {
        charge(state, userReadPrice);
        return jsonReply({ data: presentUser(state, grant.account, call) });
      }),
    },
    {
      method: "GET",
      path: "/2/users/search",
      handle: gated(state, search, (call) => searchUsers(state, call)),
    },
    {
      method: "GET",
      path: "/__sandbox/x/accounts",
      control,
      handle: () => jsonReply(state.accounts.all()),
    },
    {
      method: "POST",
      path: "/__sandbox/x/accounts",
      control,
      handle: (call) => {
        const { id, name } = readInput(newAccount, call);
        return jsonReply(state.accounts.ensure(id, name), 201);
      },
    },
    {
      method: "POST",
      path: "/__sandbox/x/clients",
      control,
      handle: (call) => {
        const client = readInput(newClient, call);
        state.clients.set(client.id, client);
        return jsonReply(client, 201);
      },
    },
  ];
}
