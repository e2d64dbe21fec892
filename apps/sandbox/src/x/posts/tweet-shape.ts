import { z } from "zod";
import type { Call } from "../../frame/call.ts";
import { invalidRequest, refuse } from "../x-errors.ts";

const id = z.string().regex(/^\d{1,19}$/);

/** The fields of the body; X refuses every unknown one. */
const tweetBody = z.strictObject({
  text: z.string().optional(),
  media: z
    .strictObject({ media_ids: z.array(id).min(1).max(4), tagged_user_ids: z.array(id).max(10).optional() })
    .optional(),
  reply: z.strictObject({ in_reply_to_tweet_id: id }).optional(),
  quote_tweet_id: id.optional(),
  poll: z.unknown().optional(),
  reply_settings: z.enum(["following", "mentionedUsers", "subscribers", "verified"]).optional(),
  community_id: id.optional(),
  made_with_ai: z.boolean().optional(),
  paid_partnership: z.boolean().optional(),
  edit_options: z.unknown().optional(),
});

export type TweetShape = { text: string; mediaIds: readonly string[]; reply: boolean; quote: boolean };

function shapeOf(body: z.output<typeof tweetBody>): TweetShape {
  return {
    text: (body.text ?? "").normalize("NFC").trim(),
    mediaIds: body.media?.media_ids ?? [],
    reply: body.reply !== undefined,
    quote: body.quote_tweet_id !== undefined,
  };
}

export function readJson(call: Call): unknown {
  try {
    return JSON.parse(call.body.toString("utf8"));
  } catch {
    return refuse(invalidRequest("The request body is not valid JSON."));
  }
}

export function readTweetShape(call: Call): TweetShape {
  const parsed = tweetBody.safeParse(readJson(call));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = `$.${issue?.path.join(".") ?? ""}`;
    return refuse(invalidRequest(`[${where}: ${issue?.message ?? "does not fit the schema"}]`));
  }
  const shape = shapeOf(parsed.data);
  if (shape.text !== "" || shape.mediaIds.length > 0) return shape;
  return refuse(
    invalidRequest("The request must contain text, media, a quote, a poll or a direct message link."),
  );
}

/** The shape of a post that was accepted before. */
export function storedShape(raw: string): TweetShape {
  return shapeOf(tweetBody.parse(JSON.parse(raw)));
}
