import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig, settings } from "../../src/platform/config/config.ts";
import type { ProcessName } from "../../src/platform/config/unsafe-settings.ts";

const read = (name: string) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), "utf8");
const compose = read("compose.yaml");
/** What compose.yaml itself uses, and gives to no process. */
const ofCompose = ["POSTGRES_PASSWORD", "OWNER_PASSWORD", "APP_PASSWORD"];

const example = new Map(
  read("env.example")
    .split("\n")
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);

/** As an operator fills it in, following the comments. */
function filledIn(name: string, value: string): string {
  const key = () => randomBytes(32).toString("base64");
  if (name.endsWith("_KEYS")) return value.replaceAll("change-me", key);
  if (name === "SIGNING_KEY") return key();
  if (value === "change-me") return randomBytes(24).toString("hex");
  return value.replaceAll("change-me", "polyphon.test");
}

/** The names that one part of compose.yaml passes on, with `<<: *app` resolved. */
function namesIn(part: string): string[] {
  const names = [...part.matchAll(/^ +([A-Z][A-Z0-9_]*):/gm)].map(([, name = ""]) => name);
  return /\*app\b(?!-)/.test(part) ? [...names, ...namesIn(section("x-app: &app", "services:"))] : names;
}

function section(begin: string, end: string): string {
  const from = compose.indexOf(begin);
  const to = compose.indexOf(end, from + begin.length);
  if (from === -1 || to === -1) throw new Error(`no section ${begin}`);
  return compose.slice(from, to);
}

const processes = [
  ["migrate", "\n  migrate:", "\n  api:"],
  ["api", "\n  api:", "\n  worker:"],
  ["worker", "\n  worker:", "\n  redirect:"],
  ["redirect", "\n  redirect:", "\nconfigs:"],
] as const;

/** The environment of a process, as compose would make it. */
function environmentOf(begin: string, end: string, env: ReadonlyMap<string, string>) {
  const part = section(begin, end);
  const written: Record<string, string> = {
    DATABASE_URL: `postgres://polyphon_app:${env.get("APP_PASSWORD")}@postgres:5432/polyphon`,
    DATABASE_OWNER_URL: `postgres://polyphon_owner:${env.get("OWNER_PASSWORD")}@postgres:5432/polyphon`,
    REDIS_URL: "redis://redis:6379/0",
    S3_ENDPOINT: "http://storage:8333",
  };
  const given = namesIn(part).map((name) => [name, written[name] ?? env.get(name)] as const);
  return { NODE_ENV: "production", ...Object.fromEntries(given) };
}

describe("deploy/env.example", () => {
  test("names settings that exist, and none that no process is given", () => {
    const passed = new Set(namesIn(compose));
    for (const name of example.keys()) {
      if (ofCompose.includes(name)) continue;
      expect(Object.keys(settings.shape)).toContain(name);
      expect([...passed]).toContain(name);
    }
    const needsNoExample = [
      "DATABASE_URL",
      "DATABASE_OWNER_URL",
      "REDIS_URL",
      "S3_ENDPOINT",
      "POSTGRES_USER",
      "POSTGRES_DB",
    ];
    for (const name of passed)
      if (!needsNoExample.includes(name)) expect([...example.keys()]).toContain(name);
  });

  test("does not start any process as it stands", () => {
    for (const [name, begin, end] of processes.filter(([name]) => name === "api" || name === "worker"))
      expect(() => readConfig(environmentOf(begin, end, example), name)).toThrow("still holds a placeholder");
  });

  test("starts every process once it is filled in", () => {
    const filled = new Map([...example].map(([name, value]) => [name, filledIn(name, value)]));
    for (const [name, begin, end] of processes) {
      const config = readConfig(environmentOf(begin, end, filled), name satisfies ProcessName);
      expect(config.DATABASE_URL).toContain(filled.get("APP_PASSWORD"));
    }
  });

  test("gives the owner's password to migrations alone, and the superuser's to nobody", () => {
    for (const [name, begin, end] of processes) {
      const names = namesIn(section(begin, end));
      expect(names.includes("DATABASE_OWNER_URL")).toBe(name === "migrate");
      expect(names.filter((each) => ofCompose.includes(each))).toEqual([]);
      expect(names.includes("AUDIT_KEYS")).toBe(name === "worker");
    }
    expect(compose).not.toContain("env_file");
  });
});
