import { networkBases, networkSecrets } from "./network-settings.ts";

/** What is started from the settings; each is given what it needs. */
export type ProcessName = "api" | "worker" | "redirect" | "migrate" | "seed";

type Given = Readonly<Record<string, string | undefined>>;

/** Where people and networks reach the product. */
const publicUrls = ["EMPLOYEE_URL", "ADMIN_URL", "API_URL", "SHORT_LINK_URL"] as const;
const sandboxed = [...networkBases, "FEEDLY_BASE", "RECAPTCHA_BASE", "SSO_AUTHORITY_BASE"] as const;
const secretsOfApp = [
  "TOKEN_KEYS",
  "SIGNING_KEY",
  ...networkSecrets,
  "RECAPTCHA_SECRET",
  "RECAPTCHA_CHALLENGE_SECRET",
  "S3_SECRET_KEY",
] as const;
const optionalSecrets = ["FEEDLY_TOKEN", "LINKEDIN_MENTION_TOKEN", "OPENAI_KEY"] as const;

type SecretName = (typeof secretsOfApp)[number] | "AUDIT_KEYS" | "DATABASE_OWNER_URL";

/** Secrets without which a process does not start. */
const needed: Readonly<Record<ProcessName, readonly SecretName[]>> = {
  api: secretsOfApp,
  worker: [...secretsOfApp, "AUDIT_KEYS"],
  redirect: [],
  migrate: ["DATABASE_OWNER_URL"],
  seed: [],
};

/** Secrets that a process must not even hold: whoever takes it over would have them too. */
const withheld: Readonly<Record<ProcessName, readonly SecretName[]>> = {
  api: ["DATABASE_OWNER_URL", "AUDIT_KEYS"],
  worker: ["DATABASE_OWNER_URL"],
  redirect: ["DATABASE_OWNER_URL", "AUDIT_KEYS", "TOKEN_KEYS"],
  migrate: [],
  seed: [],
};

const placeholder = /change-me/i;

export function isLoopback(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? "";
  return /^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(host) || host === "localhost" || host.endsWith(".localhost");
}

/** The keys within a setting, without their ids. */
const keysIn = (value: string) => value.split(",").map((entry) => entry.slice(entry.indexOf(":") + 1));

function isDevelopmentValue(name: string, value: string, defaults: Given): boolean {
  const fallback = defaults[name];
  if (fallback === undefined || fallback === "") return false;
  return value === fallback || keysIn(value).some((key) => keysIn(fallback).includes(key));
}

/** Settings that nobody has filled in yet. */
export function placeholdersIn(given: Given, defaults: Given): string[] {
  return Object.keys(defaults).filter((name) => placeholder.test(given[name] ?? ""));
}

export interface ToJudge {
  readonly config: Readonly<
    Record<(typeof publicUrls)[number] | (typeof sandboxed)[number] | "OUTSIDE_TRUSTED", string>
  >;
  readonly given: Given;
  /** What a setting is on a developer's machine. */
  readonly defaults: Given;
  readonly process: ProcessName;
}

/** In production a development secret, a placeholder or an address of the own machine is a mistake, not a choice. */
export function unsafeSettings({ config, given, defaults, process }: ToJudge): string[] {
  const problems: string[] = [];
  for (const name of needed[process]) if (!given[name]) problems.push(`${name} must be set in production`);
  for (const name of withheld[process])
    if (given[name])
      problems.push(`${name} is not for this process (${process}): take it out of its environment`);
  for (const name of [...secretsOfApp, ...optionalSecrets, "AUDIT_KEYS", "S3_ACCESS_KEY"]) {
    const value = given[name];
    if (value && isDevelopmentValue(name, value, defaults))
      problems.push(`${name} is the development value, which everybody knows`);
  }
  if (process !== "api" && process !== "worker") return problems;
  for (const name of publicUrls) {
    if (isLoopback(config[name])) problems.push(`${name} points at this machine; set where people reach it`);
    else if (!config[name].startsWith("https:")) problems.push(`${name} must be https`);
  }
  for (const name of sandboxed)
    if (isLoopback(config[name])) problems.push(`${name} points at a sandbox, which production refuses`);
  if (!config.SSO_AUTHORITY_BASE.startsWith("https:")) problems.push("SSO_AUTHORITY_BASE must be https");
  if (config.OUTSIDE_TRUSTED !== "") problems.push("OUTSIDE_TRUSTED must be empty in production");
  return problems;
}
