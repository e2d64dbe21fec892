import { z } from "zod";
import type { Network } from "../frame/network.ts";
import { htmlReply, jsonReply } from "../frame/reply.ts";
import type { World } from "../frame/world.ts";
import { apiScript } from "./api-script.ts";
import { challengePage } from "./challenge-page.ts";
import { Siteverify, tokenLifeMs } from "./siteverify.ts";

export const recaptchaSettings = z.object({
  /** The verdict of tokens that the page script issues: `sandbox` is a person, `score-0.1` a robot. */
  verdict: z
    .string()
    .regex(/^[\w.-]+$/)
    .default("sandbox"),
  /** The visible challenge has keys of its own; every other key is one of v3. */
  challengeSiteKey: z.string().default("challenge-site-key"),
  challengeSecret: z.string().default("challenge-secret"),
});

export type RecaptchaSettings = z.output<typeof recaptchaSettings>;

export function createRecaptcha(world: World, initial: Partial<RecaptchaSettings>): Network {
  const siteverify = new Siteverify(world.clock);
  let settings = recaptchaSettings.parse(initial);
  const serverError = (status: number) =>
    jsonReply({ success: false, "error-codes": ["internal-error"] }, status);
  return {
    name: "recaptcha",
    routes: [
      {
        method: "POST",
        path: "/recaptcha/api/siteverify",
        handle: (call) => siteverify.answer(call, settings.challengeSecret),
      },
      {
        method: "GET",
        path: "/recaptcha/api.js",
        handle: (call) => ({
          status: 200,
          headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
          body: apiScript({
            verdict: settings.verdict,
            clockOffsetMs: world.clock.offsetMs,
            origin: call.origin(),
            onload: call.query.get("onload"),
          }),
        }),
      },
      {
        method: "GET",
        path: "/recaptcha/api2/anchor",
        handle: (call) =>
          htmlReply(
            challengePage({
              hostname: (call.query.get("co") ?? "").replaceAll(/[^\w.-]/g, ""),
              theme: call.query.get("theme") ?? "light",
              language: call.query.get("hl") ?? "en",
              clockOffsetMs: world.clock.offsetMs,
              tokenLifeMs,
              keyFits: call.query.get("k") === settings.challengeSiteKey,
            }),
          ),
      },
    ],
    accountOf: () => undefined,
    refusals: {
      tooManyCalls: () => serverError(429),
      tokenExpired: () => serverError(401),
      tokenRevoked: () => serverError(401),
      serverError,
    },
    settings: {
      schema: recaptchaSettings,
      read: () => settings,
      write: (change) => {
        settings = recaptchaSettings.parse({ ...settings, ...change });
      },
    },
    reset: () => {
      siteverify.reset();
      settings = recaptchaSettings.parse(initial);
    },
  };
}
