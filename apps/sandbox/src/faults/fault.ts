import { z } from "zod";

const ms = z.number().int().min(0).max(600_000);
const committing = z.boolean();

/** What goes wrong. `commit` decides whether the network stores the post anyway. */
const effect = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("drop_after_commit"), commitDelayMs: ms.default(0) }),
  z.object({ kind: z.literal("drop_before_commit") }),
  z.object({ kind: z.literal("delay"), ms }),
  z.object({
    kind: z.literal("http"),
    status: z.union([z.literal(500), z.literal(502), z.literal(503), z.literal(504)]),
    commit: committing.default(false),
  }),
  z.object({
    kind: z.literal("too_many"),
    retryAfterSeconds: z.number().int().min(0).optional(),
    scope: z.enum(["APPLICATION", "MEMBER"]).default("APPLICATION"),
  }),
  z.object({ kind: z.literal("token_expired") }),
  z.object({ kind: z.literal("token_revoked") }),
  z.object({
    kind: z.literal("html_body"),
    status: z.number().int().min(200).max(599).default(502),
    commit: committing.default(false),
  }),
  z.object({ kind: z.literal("truncated_json") }),
  z.object({
    kind: z.literal("slow_stream"),
    chunkBytes: z.number().int().min(1).default(16),
    everyMs: ms.default(100),
  }),
  z.object({ kind: z.literal("reset_in_body") }),
  z.object({ kind: z.literal("half_close"), commit: committing.default(true) }),
  z.object({ kind: z.literal("stall"), ms, commit: committing.default(true) }),
]);

const choice = z.object({
  /** `POST /rest/posts`, `* /rest/*`: a star matches anything. */
  route: z.string().min(1).default("* /*"),
  account: z.string().min(1).optional(),
  times: z.number().int().min(1).optional(),
  probability: z.number().min(0).max(1).optional(),
  seed: z.number().int().optional(),
});

export const faultRequest = choice.and(effect);

export type FaultEffect = z.output<typeof effect>;
export type FaultRequest = z.input<typeof faultRequest>;
export type FaultOrder = z.output<typeof faultRequest>;
