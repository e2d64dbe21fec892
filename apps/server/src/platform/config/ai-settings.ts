import { z } from "zod";
import { isLoopback } from "./unsafe-settings.ts";

/** Which server generates text and pictures. Any that supports OpenAI's API will do. */
export const aiSettings = {
  OPENAI_BASE: z
    .union([z.literal(""), z.url().regex(/[^/]$/)])
    .default("http://127.0.0.1:4600/v1")
    .describe("https://api.openai.com/v1 or any compatible server; empty switches AI off"),
  OPENAI_KEY: z.string().default("polyphon-dev-ai").describe("sent to that server as bearer, never logged"),
  OPENAI_MODEL: z.string().min(1).default("gpt-4").describe("the model that writes"),
  OPENAI_IMAGE_MODEL: z.string().min(1).default("gpt-image-1").describe("the model that draws"),
  OPENAI_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(0.2)
    .max(300)
    .default(60)
    .describe("longest wait for a text or a picture"),
};

/** In production no text of a post is sent to a server that nobody chose, and no key is a default. */
export function refuseUnsafeAi(
  config: { readonly OPENAI_BASE: string },
  given: Record<string, string | undefined>,
): string[] {
  if (config.OPENAI_BASE === "") return [];
  const local = isLoopback(config.OPENAI_BASE);
  return [
    ...(local && given["OPENAI_BASE"] === undefined
      ? ["OPENAI_BASE points at a sandbox, which production refuses; empty switches AI off"]
      : []),
    ...(local || given["OPENAI_KEY"] ? [] : ["OPENAI_KEY must be set in production"]),
  ];
}
