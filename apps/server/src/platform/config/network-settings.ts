import { z } from "zod";

const sandbox = "http://127.0.0.1:4600";
/** Paths start with a slash, so a base has none at its end. */
const base = (fallback: string) => z.url().regex(/[^/]$/).default(fallback);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const seconds = z.coerce.number().min(1).max(3600);

/** Each network's addresses, our credentials there and how long its lists lag behind. */
export const networkSettings = {
  LINKEDIN_API_BASE: base(sandbox).describe("https://api.linkedin.com in production"),
  LINKEDIN_OAUTH_BASE: base(sandbox).describe("https://www.linkedin.com in production"),
  LINKEDIN_WEB_BASE: base(sandbox).describe("what a permalink begins with"),
  LINKEDIN_CLIENT_ID: z
    .string()
    .default("polyphon-dev")
    .describe("of the app in LinkedIn's developer portal"),
  LINKEDIN_CLIENT_SECRET: z.string().default("polyphon-dev-secret").describe("of the same app"),
  LINKEDIN_VERSION: z
    .string()
    .regex(/^\d{6}$/)
    .default("202609")
    .describe("version of LinkedIn's API; each lives about a year"),
  LINKEDIN_RESOLVE_BY_RESEND: flag
    .default(true)
    .describe("send the identical request once more after a lost answer"),
  LINKEDIN_ORGANISATIONS: flag
    .default(true)
    .describe("offer pages of organisations; needs an app that LinkedIn has approved for them"),
  LINKEDIN_ABSENT_AFTER_SECONDS: seconds
    .default(60)
    .describe("a post that an organisation's list does not show so long after it was sent was never made"),

  X_API_BASE: base(sandbox).describe("https://api.x.com in production"),
  X_AUTH_BASE: base(sandbox).describe("https://x.com in production; carries the consent screen"),
  X_WEB_BASE: base(sandbox).describe("what a permalink begins with"),
  X_CLIENT_ID: z.string().default("polyphon-dev").describe("of the app in X's developer portal"),
  X_CLIENT_SECRET: z.string().default("polyphon-dev-secret").describe("of the same app"),
  X_ABSENT_AFTER_SECONDS: seconds
    .default(45)
    .describe("a post that X's timeline does not show so long after it was sent was never made"),

  GRAPH_BASE: base(`${sandbox}/graph.facebook.com`).describe("https://graph.facebook.com in production"),
  GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default("v25.0")
    .describe("version of Meta's Graph API; each lives about two years"),
  FB_DIALOG_BASE: base(`${sandbox}/www.facebook.com`).describe(
    "https://www.facebook.com in production; people log in, share by themselves and read posts there",
  ),
  FB_SDK_BASE: base(`${sandbox}/connect.facebook.net`).describe("https://connect.facebook.net in production"),
  FB_APP_ID: z.string().default("polyphon-dev").describe("of the app in Meta's developer portal"),
  FB_APP_SECRET: z.string().default("polyphon-dev-secret").describe("of the same app"),
  IG_GRAPH_BASE: base(`${sandbox}/graph.instagram.com`).describe("https://graph.instagram.com in production"),
  IG_OAUTH_BASE: base(`${sandbox}/api.instagram.com`).describe("https://api.instagram.com in production"),
  IG_WEB_BASE: base(`${sandbox}/www.instagram.com`).describe("https://www.instagram.com in production"),
  IG_CLIENT_ID: z
    .string()
    .default("polyphon-dev")
    .describe("of the Instagram app in Meta's developer portal"),
  IG_CLIENT_SECRET: z.string().default("polyphon-dev-secret").describe("of the same app"),
  META_ABSENT_AFTER_SECONDS: seconds
    .default(300)
    .describe("a post that a list of Meta's does not show so long after it was sent was never made"),

  XING_BASE: base(`${sandbox}/www.xing.com`).describe("https://www.xing.com in production"),
};

export const networkBases = [
  "LINKEDIN_API_BASE",
  "LINKEDIN_OAUTH_BASE",
  "LINKEDIN_WEB_BASE",
  "X_API_BASE",
  "X_AUTH_BASE",
  "X_WEB_BASE",
  "GRAPH_BASE",
  "FB_DIALOG_BASE",
  "FB_SDK_BASE",
  "IG_GRAPH_BASE",
  "IG_OAUTH_BASE",
  "IG_WEB_BASE",
  "XING_BASE",
] as const;

export const networkSecrets = [
  "LINKEDIN_CLIENT_SECRET",
  "X_CLIENT_SECRET",
  "FB_APP_SECRET",
  "IG_CLIENT_SECRET",
] as const;
