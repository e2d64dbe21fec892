import { createOpenaiProvider } from "../adapters/openai/openai-provider.ts";
import type { AiPost } from "../modules/ai/ai.port.ts";
import type { AiDeps } from "../modules/ai/ai.deps.ts";
import { type Post, postsById, visiblePost } from "../modules/content/content.api.ts";
import type { Config } from "../platform/config/config.ts";
import type { Log } from "../platform/log/log.ts";
import { Refusal } from "../platform/operation/refusal.ts";
import type { RateLimit } from "../platform/redis/rate-limit.ts";
import type { Storage } from "../platform/storage/storage.ts";
import type { Signer } from "../platform/secret/signer.ts";

/** The first voice's longest copy: the one that says most about the post. */
function aiPostOf({ source, title, postUrl, voices }: Post): AiPost {
  const copies = Object.values(voices[0]?.copy ?? {});
  const copy = copies.toSorted((one, other) => other.length - one.length)[0] ?? "";
  return { source, title, copy, postUrl: postUrl ?? "" };
}

/** What AI needs of the posts, which stand after it, and of the outside. */
export function makeAiDeps(parts: {
  readonly config: Config;
  readonly rate: RateLimit;
  readonly storage: Storage;
  readonly signer: Signer;
  readonly log: Log;
}): AiDeps {
  const { config, rate, storage, signer, log } = parts;
  return {
    provider: createOpenaiProvider({
      base: config.OPENAI_BASE,
      key: config.OPENAI_KEY,
      model: config.OPENAI_MODEL,
      imageModel: config.OPENAI_IMAGE_MODEL,
      timeoutMs: config.OPENAI_TIMEOUT_SECONDS * 1000,
    }),
    posts: {
      seen: async (tx, actor, postId, now) =>
        aiPostOf(await visiblePost(tx, actor, actor.timeZone, postId, now)),
      reached: async (tx, _actor, postId) => {
        const [post] = await postsById(tx, [postId]);
        if (!post) throw new Refusal("not_found");
        return aiPostOf(post);
      },
    },
    take: (key, bucket) => rate.take(key, bucket),
    storage,
    signer,
    report: (detail) => log.warn({ detail }, "the AI did not answer"),
  };
}
