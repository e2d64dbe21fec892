import { z } from "zod";
import type { Call } from "../frame/call.ts";
import type { Network } from "../frame/network.ts";
import { Refusal } from "../frame/refusal.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import { drawPicture } from "./draw-picture.ts";
import { suggestText } from "./suggest-text.ts";

export const openaiSettings = z.object({
  /** Answered instead of the generated text: how a test simulates a model that obeyed injected text. */
  says: z.string().nullable().default(null),
  /** Answered as the model's own refusal. */
  refusal: z.string().nullable().default(null),
  finish: z.enum(["stop", "length", "tool_calls", "content_filter"]).default("stop"),
  /** Pause between the pieces of a stream. */
  everyMs: z.number().int().min(0).max(5_000).default(12),
});
export type OpenaiSettings = z.output<typeof openaiSettings>;

const models = ["gpt-4", "gpt-image-1"] as const;
const message = z.object({ role: z.enum(["system", "developer", "user", "assistant"]), content: z.string() });
const chatBody = z.object({
  model: z.string(),
  messages: z.array(message).min(1),
  stream: z.boolean().default(false),
});
const imageBody = z.object({
  model: z.string(),
  prompt: z.string().min(1).max(4_000),
  n: z.literal(1).default(1),
  size: z.enum(["1024x1024", "1536x1024", "1024x1536"]).default("1024x1024"),
});

function problem(status: number, code: string | null, text: string, type = "invalid_request_error"): Reply {
  return jsonReply({ error: { message: text, type, param: null, code } }, status, {
    "x-request-id": `req_sandbox_${status}`,
  });
}

const moderated = () =>
  problem(
    400,
    "moderation_blocked",
    "Your request was rejected by the safety system.",
    "image_generation_user_error",
  );

function read<T extends z.ZodType<{ model: string }>>(schema: T, call: Call): z.output<T> {
  const key = /^Bearer (.+)$/.exec(call.header("authorization") ?? "")?.[1];
  if (key === undefined || key === "wrong-key")
    throw new Refusal(problem(401, "invalid_api_key", "Incorrect API key provided."));
  let value: unknown;
  try {
    value = JSON.parse(call.body.toString("utf8"));
  } catch {
    throw new Refusal(problem(400, null, "We could not parse the JSON body of your request."));
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refusal(problem(400, null, z.prettifyError(parsed.error)));
  if (!models.some((one) => one === parsed.data.model))
    throw new Refusal(problem(404, "model_not_found", `The model ${parsed.data.model} does not exist.`));
  return parsed.data;
}

type Answered = { content: string; refusal: string | null; finish: OpenaiSettings["finish"] };

/** Words with the space after them: that is how a stream arrives. */
function eventsOf({ content, refusal, finish }: Answered, frame: Record<string, unknown>): string {
  const event = (delta: Record<string, unknown>, finish_reason: string | null) =>
    `data: ${JSON.stringify({ ...frame, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  const words = content.match(/\S+\s*/g) ?? [];
  return [
    event({ role: "assistant", content: "" }, null),
    ...words.map((word) => event({ content: word }, null)),
    ...(refusal === null ? [] : [event({ refusal }, null)]),
    event({}, finish),
    "data: [DONE]\n\n",
  ].join("");
}

/** The part of OpenAI's API that compatible servers have in common. */
export function createOpenai(initial: Partial<OpenaiSettings>): Network {
  let settings = openaiSettings.parse(initial);
  let count = 0;

  function answerTo(messages: readonly z.output<typeof message>[]): Answered {
    const of = (role: string) =>
      messages
        .filter((one) => one.role === role)
        .map((one) => one.content)
        .join("\n");
    const { says, refusal, finish } = settings;
    if (refusal !== null) return { content: "", refusal, finish };
    if (of("user").includes("refuse-me")) return { content: "", refusal: null, finish: "content_filter" };
    if (/whole number from 0 to 100/.test(of("system"))) return { content: says ?? "40", refusal, finish };
    return { content: says ?? suggestText(of("system"), of("user")), refusal, finish };
  }

  function chat(call: Call): Reply {
    const body = read(chatBody, call);
    const answered = answerTo(body.messages);
    count += 1;
    const frame = { id: `chatcmpl-${count}`, created: 1_790_000_000 + count, model: body.model };
    if (body.stream)
      return {
        status: 200,
        headers: { "content-type": "text/event-stream; charset=utf-8" },
        body: eventsOf(answered, frame),
        ...(settings.everyMs > 0 ? { pace: { chunkBytes: 180, everyMs: settings.everyMs } } : {}),
      };
    const { content, refusal, finish } = answered;
    return jsonReply({
      ...frame,
      object: "chat.completion",
      choices: [
        { index: 0, message: { role: "assistant", content, refusal }, finish_reason: finish, logprobs: null },
      ],
      usage: { prompt_tokens: 120, completion_tokens: 60, total_tokens: 180 },
    });
  }

  function image(call: Call): Reply {
    const { prompt, size } = read(imageBody, call);
    if (settings.refusal !== null || prompt.includes("refuse-me")) return moderated();
    const [width = 1024, height = 1024] = size.split("x").map(Number);
    count += 1;
    return jsonReply({
      created: 1_790_000_000 + count,
      size,
      output_format: "png",
      data: [{ b64_json: drawPicture(prompt, width, height).toString("base64") }],
    });
  }

  const list = () => ({
    object: "list",
    data: models.map((id) => ({ id, object: "model", created: 1_790_000_000, owned_by: "sandbox" })),
  });
  return {
    name: "openai",
    routes: [
      { method: "POST", path: "/v1/chat/completions", handle: chat },
      { method: "POST", path: "/v1/images/generations", handle: image },
      { method: "GET", path: "/v1/models", handle: () => jsonReply(list()) },
    ],
    accountOf: () => undefined,
    refusals: {
      tooManyCalls: () => problem(429, "rate_limit_exceeded", "Rate limit reached.", "requests"),
      tokenExpired: () => problem(401, "invalid_api_key", "Incorrect API key provided."),
      tokenRevoked: () => problem(401, "invalid_api_key", "Incorrect API key provided."),
      serverError: (status) => problem(status, null, "The server had an error.", "server_error"),
    },
    settings: {
      schema: openaiSettings,
      read: () => settings,
      write: (change) => {
        settings = openaiSettings.parse({ ...settings, ...change });
      },
    },
    reset: () => {
      count = 0;
      settings = openaiSettings.parse(initial);
    },
  };
}
