import { z } from "zod";
import type { AiFailure, AiProvider, DrawRequest, WriteRequest } from "../../modules/ai/ai.port.ts";
import { retryAfter } from "../http/retry-after.ts";
import { readEvents } from "./read-events.ts";

export interface OpenaiSettings {
  /** Carries /chat/completions and /images/generations; empty where AI is off. */
  readonly base: string;
  readonly key: string;
  readonly model: string;
  readonly imageModel: string;
  readonly timeoutMs: number;
}

const maxTextBytes = 1024 * 1024;
const maxImageBytes = 32 * 1024 * 1024;
/** A token is about four letters; scripts with more tokens per letter need the room. */
const tokensOf = (characters: number) => Math.ceil(characters * 1.2) + 64;

const finish = z.string().nullish();
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: finish,
      }),
    )
    .min(1),
});
const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).default({}),
      finish_reason: finish,
    }),
  ),
});
const pictures = z.object({ data: z.array(z.object({ b64_json: z.string().min(1) })).min(1) });
const problem = z.object({ error: z.object({ code: z.string().nullish(), type: z.string().nullish() }) });

const refusals = new Set(["content_policy_violation", "moderation_blocked", "content_filter"]);

interface Written {
  readonly text: string;
  readonly refused: boolean;
  readonly end: string | null;
}

/** A text cut by its length counts; a tool call, or no finish reason at all, does not. */
function judge({ text, refused, end }: Written): Awaited<ReturnType<AiProvider["write"]>> {
  if (refused || end === "content_filter") return { kind: "refused" };
  if (end !== "stop" && end !== "length") return { kind: "failed", detail: `the text ended with ${end}` };
  return text.trim() === "" ? { kind: "failed", detail: "an empty text" } : { kind: "text", text };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function readAll(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error("the answer is too large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

async function failureOf(response: Response): Promise<AiFailure> {
  const parsed = problem.safeParse(parsedJson(await readAll(response, maxTextBytes)));
  const code = parsed.success ? (parsed.data.error.code ?? parsed.data.error.type ?? "") : "";
  if (refusals.has(code)) return { kind: "refused" };
  // Missing credits are not a queue: waiting does not help.
  if (response.status === 429 && code !== "insufficient_quota") {
    const now = new Date();
    const until = retryAfter({ "retry-after": response.headers.get("retry-after") ?? "" }, now);
    const retryAfterSeconds = until && Math.ceil((until.getTime() - now.getTime()) / 1000);
    return { kind: "busy", retryAfterSeconds };
  }
  return { kind: "failed", detail: `${response.status} ${code}`.trim() };
}

async function readStream(response: Response, onText: (piece: string) => void): Promise<Written> {
  let [text, refused, end] = ["", false, null as string | null];
  if (!response.body) return { text, refused, end };
  for await (const data of readEvents(response.body, maxTextBytes)) {
    if (data === "[DONE]") break;
    const [choice] = chunk.parse(parsedJson(data)).choices;
    if (!choice) continue;
    refused ||= typeof choice.delta.refusal === "string";
    end = choice.finish_reason ?? end;
    const piece = choice.delta.content ?? "";
    if (piece === "") continue;
    text += piece;
    onText(piece);
  }
  return { text, refused, end };
}

async function readWhole(response: Response): Promise<Written> {
  const [choice] = completion.parse(parsedJson(await readAll(response, maxTextBytes))).choices;
  return {
    text: choice?.message.content ?? "",
    refused: typeof choice?.message.refusal === "string",
    end: choice?.finish_reason ?? null,
  };
}

/** The failure, without the address, the key or the text. */
function namedProblem(error: unknown): string {
  if (error instanceof z.ZodError) return "an answer of another shape";
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause instanceof Error && "code" in error.cause ? String(error.cause.code) : "";
  return `${error.name} ${cause}`.trim();
}

/** Any server that speaks OpenAI's API. Sends once and follows no redirect: the key goes to the base and nowhere else. */
export function createOpenaiProvider(settings: OpenaiSettings): AiProvider {
  async function ask<T extends { readonly kind: string }>(
    path: string,
    body: Record<string, unknown>,
    signal: AbortSignal,
    read: (response: Response) => Promise<T>,
  ): Promise<T | AiFailure> {
    if (settings.base === "") return { kind: "failed", detail: "no server is configured" };
    try {
      const response = await fetch(`${settings.base}${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${settings.key}`, "content-type": "application/json" },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs)]),
      });
      return response.ok ? await read(response) : await failureOf(response);
    } catch (error) {
      return signal.aborted ? { kind: "left" } : { kind: "failed", detail: namedProblem(error) };
    }
  }

  return {
    write: ({ messages, characters, signal, onText }: WriteRequest) =>
      ask(
        "/chat/completions",
        { model: settings.model, messages, max_tokens: tokensOf(characters), stream: onText !== undefined },
        signal,
        async (response) => judge(await (onText ? readStream(response, onText) : readWhole(response))),
      ),
    draw: ({ prompt, shape, signal }: DrawRequest) =>
      ask(
        "/images/generations",
        { model: settings.imageModel, prompt, n: 1, size: shape === "WIDE" ? "1536x1024" : "1024x1024" },
        signal,
        async (response) => {
          const [picture] = pictures.parse(parsedJson(await readAll(response, maxImageBytes))).data;
          return { kind: "picture", bytes: Buffer.from(picture?.b64_json ?? "", "base64") } as const;
        },
      ),
  };
}
