import { z } from "zod";
import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import { presentTweet } from "./tweet-view.ts";
import { invalidRequest, notFound, refuse } from "../x-errors.ts";
import { charge } from "../x-gate.ts";
import type { XState } from "../x-state.ts";

export const postReadPrice = 0.005;

const list = z
  .string()
  .default("")
  .transform((text) => new Set(text.split(",").filter((part) => part !== "")));
const moment = z.iso.datetime({ offset: true }).transform((at) => Date.parse(at));

const wanted = z.strictObject({
  max_results: z.coerce.number().int().min(5).max(100).default(10),
  start_time: moment.optional(),
  end_time: moment.optional(),
  since_id: z.coerce.bigint().optional(),
  until_id: z.coerce.bigint().optional(),
  pagination_token: z
    .string()
    .regex(/^p\d+$/)
    .optional(),
  exclude: list,
  "tweet.fields": list,
});

function readWanted(call: Call): z.output<typeof wanted> {
  const parsed = wanted.safeParse(Object.fromEntries(call.query));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0] ?? issue?.code ?? "");
  return refuse(
    invalidRequest(`The \`${name}\` query parameter value is not valid: ${issue?.message ?? ""}`, {
      [name]: [call.query.get(name) ?? ""],
    }),
  );
}

/** GET /2/users/:id/tweets: the newest first, a little behind what was just posted if the settings say so. */
export function readTimeline(state: XState, call: Call): Reply {
  const author = call.param("id");
  if (!state.accounts.find(author)) return notFound("user", author);
  const ask = readWanted(call);
  const before = ask.pagination_token === undefined ? undefined : Number(ask.pagination_token.slice(1));
  const shownUntil = state.world.clock.now() - state.settings.timelineLagSeconds * 1000;
  const posts = state.world.ledger
    .newest({ network: "x", author, before, limit: Number.MAX_SAFE_INTEGER })
    .filter(
      ({ id, at, deletedAt }) =>
        deletedAt === null &&
        at <= shownUntil &&
        (ask.start_time === undefined || at >= ask.start_time) &&
        (ask.end_time === undefined || at < ask.end_time) &&
        (ask.since_id === undefined || BigInt(id) > ask.since_id) &&
        (ask.until_id === undefined || BigInt(id) < ask.until_id),
    );
  const page = posts.slice(0, ask.max_results);
  charge(state, page.length * postReadPrice);
  const last = page.at(-1);
  return jsonReply({
    ...(last ? { data: page.map((post) => presentTweet(state, post, ask["tweet.fields"])) } : {}),
    meta: {
      result_count: page.length,
      ...(last ? { newest_id: page[0]?.id, oldest_id: last.id } : {}),
      ...(last && posts.length > page.length ? { next_token: `p${last.seq}` } : {}),
    },
  });
}
