import { z } from "zod";
import { usualLimits } from "../db/connection/session-limits.ts";
import { aiSettings, refuseUnsafeAi } from "./ai-settings.ts";
import { networkSettings } from "./network-settings.ts";
import { placeholdersIn, type ProcessName, unsafeSettings } from "./unsafe-settings.ts";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const seconds = z.coerce.number().min(0.1).max(3_600);
const port = z.coerce.number().int().min(0).max(65535);
const base64Keys = z
  .string()
  .refine(
    (value) => value.split(",").every((key) => Buffer.from(key, "base64").length === 32),
    "must be 32 bytes in base64, several with a comma between them",
  );

/**
 * Every setting of every process, documented here and nowhere else. docs/operations.md is checked against it.
 * Defaults suit a developer's machine; production refuses what would be unsafe (`unsafe-settings.ts`).
 */
export const settings = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"])
    .default("development")
    .describe("production refuses development secrets and sandboxes"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("pino's levels"),

  DATABASE_URL: z
    .string()
    .default("postgres://polyphon_app@127.0.0.1:5432/polyphon")
    .describe("the app role; owns nothing"),
  DATABASE_OWNER_URL: z
    .string()
    .default("postgres://polyphon_owner@127.0.0.1:5432/polyphon")
    .describe("migrations only"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12).describe("connections of one process"),
  DATABASE_STATEMENT_SECONDS: seconds
    .default(usualLimits.statementSeconds)
    .describe("longest statement before the database ends it"),
  DATABASE_LOCK_SECONDS: seconds
    .default(usualLimits.lockSeconds)
    .describe("longest wait for what another transaction holds"),
  DATABASE_IDLE_SECONDS: seconds
    .default(usualLimits.idleSeconds)
    .describe("after how long the database ends a transaction in which nothing is asked"),
  REDIS_URL: z
    .string()
    .default("redis://127.0.0.1:6379/0")
    .describe("limits, the link cache and the click stream, which must survive a restart: appendonly yes"),

  HOST: z.string().default("127.0.0.1").describe("address the HTTP servers listen on"),
  API_PORT: port.default(4500).describe("every call of the contract"),
  API_OPS_PORT: port.default(4503).describe("health and metrics of the API"),
  REDIRECT_PORT: port.default(4501).describe("short links"),
  REDIRECT_OPS_PORT: port.default(4504).describe("health and metrics of the redirect process"),
  CLICK_SPOOL_DIR: z
    .string()
    .default(".dev/clicks")
    .describe("folder where the redirect process keeps clicks while Redis is away"),
  WORKER_PORT: port.default(4502).describe("health and metrics of the worker"),
  EMPLOYEE_URL: z
    .url()
    .default("http://127.0.0.1:4510")
    .describe("where employees open the app; built apps answer on this host and on the back office's only"),
  ADMIN_URL: z.url().default("http://127.0.0.1:4511/admin").describe("where staff open the back office"),
  API_URL: z
    .url()
    .default("http://127.0.0.1:4500")
    .describe("where browsers and mail programs reach the API"),
  SHORT_LINK_URL: z
    .url()
    .default("http://127.0.0.1:4501")
    .describe("what stands before the code of a short link"),
  REQUEST_SECONDS: seconds
    .default(30)
    .describe("longest time the body of a call may take to arrive; uploads must only keep moving"),
  TRUST_PROXY: flag.default(false).describe("take the visitor's address from X-Forwarded-For"),
  WEB_ROOT: z
    .string()
    .default("")
    .describe(
      "folder with the built apps, served by the API when set; a `.br` or `.gz` beside a file is sent to browsers that accept it",
    ),

  TOKEN_KEYS: z
    .string()
    .default(`dev:${Buffer.alloc(32, 7).toString("base64")}`)
    .describe("keys that encrypt network tokens, newest first: id:base64,id:base64"),
  SIGNING_KEY: base64Keys
    .default(Buffer.alloc(32, 9).toString("base64"))
    .describe(
      "signs media addresses, links in mails and known browsers; several, newest first, with a comma between them: older ones are still accepted",
    ),
  AUDIT_KEYS: z
    .string()
    .default(`dev:${Buffer.alloc(32, 5).toString("base64")}`)
    .describe("keys that seal the audit trail, newest first: id:base64,id:base64; workers only"),
  AUDIT_SEAL_FILE: z
    .string()
    .default("")
    .describe(
      "file to which workers copy the newest seals, best on another machine or append-only; empty copies none",
    ),

  S3_ENDPOINT: z
    .url()
    .default("http://127.0.0.1:4680")
    .describe("any S3 service that takes path-style addresses"),
  S3_REGION: z.string().default("us-east-1").describe("part of the signature"),
  S3_BUCKET: z
    .string()
    .default("polyphon")
    .describe("made at the first start of the demo; in production beforehand"),
  S3_ACCESS_KEY: z.string().default("test:tester").describe("may read, write and delete in the bucket"),
  S3_SECRET_KEY: z.string().default("testing").describe("belongs to the access key"),

  SMTP_URL: z
    .string()
    .default("smtp://127.0.0.1:4625")
    .describe("smtp:// or smtps://, with user and password where needed"),
  MAIL_FROM: z.string().default("Polyphon <hello@polyphon.example>").describe("the sender of every mail"),
  ENQUIRY_MAIL: z
    .union([z.literal(""), z.email()])
    .default("enquiries@polyphon.example")
    .describe("who is told that a visitor has written; empty tells nobody"),

  ...networkSettings,
  LINKEDIN_MENTION_TOKEN: z
    .string()
    .default("polyphon-dev-mentions")
    .describe("of an app that LinkedIn lets look people up for mentions; empty looks nobody up"),
  LINKEDIN_MENTION_ORGANISATION: z
    .string()
    .regex(/^\d*$/)
    .default("10001")
    .describe("the id of the page as which people are looked up"),
  FEEDLY_BASE: z
    .url()
    .regex(/[^/]$/)
    .default("http://127.0.0.1:4600/api.feedly.com")
    .describe("https://api.feedly.com in production"),
  FEEDLY_TOKEN: z
    .string()
    .default("polyphon-dev-feedly")
    .describe("of the provider's team at Feedly; empty reads no stream there, other feeds need none"),
  RECAPTCHA_BASE: z.url().default("http://127.0.0.1:4600").describe("https://www.google.com in production"),
  RECAPTCHA_SITE_KEY: z.string().default("site-key").describe("the browser's half of the key"),
  RECAPTCHA_SECRET: z.string().default("secret").describe("the server's half of the key"),
  RECAPTCHA_CHALLENGE_SITE_KEY: z
    .string()
    .default("challenge-site-key")
    .describe("the browser's half of the key of the visible challenge"),
  RECAPTCHA_CHALLENGE_SECRET: z
    .string()
    .default("challenge-secret")
    .describe("the server's half of the key of the visible challenge"),
  SSO_AUTHORITY_BASE: z
    .url()
    .regex(/[^/]$/)
    .default("http://127.0.0.1:4600/oidc")
    .describe("https://login.microsoftonline.com in production; the tenant of a company stands behind it"),
  ERP_URL: z
    .union([z.literal(""), z.url()])
    .default("")
    .describe("the ERP system that super admins are led to"),

  ...aiSettings,

  OUTSIDE_TRUSTED: z
    .string()
    .default("127.0.0.1:4600")
    .describe(
      "address:port, comma between them: read from although they are not public; empty in production",
    ),

  PUBLISH_LEASE_SECONDS: z.coerce
    .number()
    .min(1)
    .max(600)
    .default(60)
    .describe("T: how long a claim is trusted"),
  PUBLISH_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(0.2)
    .max(120)
    .default(15)
    .describe("longest wait for a network's answer"),
  PUBLISH_LATE_COMMIT_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(120)
    .default(20)
    .describe("D: a network may still commit this long after a send"),
  PUBLISH_IN_FLIGHT: z.coerce
    .number()
    .int()
    .min(1)
    .max(2000)
    .default(400)
    .describe("shares one worker publishes at the same time"),
  SHARE_ANSWER_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(20)
    .describe("how long share-now waits for the networks before it answers with the state so far"),

  OTEL_ENABLED: flag
    .default(false)
    .describe("spans through the OpenTelemetry API; an SDK is attached by the operator"),
});

export type Config = z.output<typeof settings>;

/** What every setting is where nothing is given, as it would be written. */
const defaults: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(settings.parse({})).map(([name, value]) => [name, String(value)]),
);

function refuseUnsafe(config: Config, given: Record<string, string | undefined>, of: ProcessName): string[] {
  if (config.NODE_ENV !== "production") return [];
  const ai = of === "api" || of === "worker" ? refuseUnsafeAi(config, given) : [];
  return [...unsafeSettings({ config, given, defaults, process: of }), ...ai];
}

/** The settings of one process; throws with everything that is wrong with them. */
export function readConfig(
  given: Record<string, string | undefined> = process.env,
  of: ProcessName = "worker",
): Config {
  const parsed = settings.safeParse(given);
  const unfilled = given["NODE_ENV"] === "production" ? placeholdersIn(given, defaults) : [];
  const problems = parsed.success
    ? refuseUnsafe(parsed.data, given, of)
    : parsed.error.issues
        .filter(({ path }) => !unfilled.includes(path.join(".")))
        .map(({ path, message }) => `${path.join(".")}: ${message}`);
  const all = [...unfilled.map((name) => `${name} still holds a placeholder`), ...problems];
  if (!parsed.success || all.length > 0)
    throw new Error(`The configuration is not usable:\n  ${all.join("\n  ")}`);
  return parsed.data;
}
