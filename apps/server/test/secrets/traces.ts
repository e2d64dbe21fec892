import { randomBytes } from "node:crypto";
import { type TestContext, unique } from "../test-context.ts";

const key = () => randomBytes(32).toString("base64");

/** Settings whose secrets can be recognised wherever they appear. */
export function secretSettings() {
  const settings = {
    TOKEN_KEYS: `canary:${key()},older:${key()}`,
    SIGNING_KEY: key(),
    LINKEDIN_CLIENT_SECRET: unique("client-secret"),
    RECAPTCHA_SECRET: unique("captcha-secret"),
    S3_SECRET_KEY: unique("storage-secret"),
  };
  const { TOKEN_KEYS, ...others } = settings;
  const keys = TOKEN_KEYS.split(",").map((entry) => entry.split(":")[1] ?? "");
  return { settings, secrets: [...keys, ...Object.values(others)] };
}

/** Everything that outlives a request: log lines, the audit trail, jobs, mails, stored answers and attempts. */
export async function tracesOf(context: TestContext): Promise<string> {
  const tables = ["audit_entry", "pgboss.job", "mail", "idempotency_key", "share_attempt"];
  const { rows } = await context.arrange((tx) =>
    tx.client.query<{ line: string }>(
      tables.map((table) => `select t::text as line from ${table} t`).join(" union all "),
    ),
  );
  return [...context.lines, ...rows.map(({ line }) => line)].join("\n");
}

export function secretsIn(text: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => secret !== "" && text.includes(secret));
}
