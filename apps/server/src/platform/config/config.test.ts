import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { networkBases, networkSecrets } from "./network-settings.ts";
import type { ProcessName } from "./unsafe-settings.ts";

const key = Buffer.alloc(32, 1).toString("base64");
const production = {
  NODE_ENV: "production",
  TOKEN_KEYS: `a:${key}`,
  SIGNING_KEY: key,
  AUDIT_KEYS: `a:${key}`,
  ...Object.fromEntries(networkSecrets.map((name) => [name, "secret"])),
  RECAPTCHA_SECRET: "a real one",
  RECAPTCHA_CHALLENGE_SECRET: "secret",
  S3_SECRET_KEY: "secret",
  ...Object.fromEntries(networkBases.map((name) => [name, "https://network.example"])),
  RECAPTCHA_BASE: "https://www.google.com",
  SSO_AUTHORITY_BASE: "https://login.microsoftonline.com",
  FEEDLY_BASE: "https://cloud.feedly.com",
  OPENAI_BASE: "https://api.openai.com/v1",
  OPENAI_KEY: "secret",
  OUTSIDE_TRUSTED: "",
  EMPLOYEE_URL: "https://share.test",
  ADMIN_URL: "https://share.test/admin",
  API_URL: "https://share.test",
  SHORT_LINK_URL: "https://go.test",
} as const;
const { AUDIT_KEYS: _ofWorkers, ...productionOfApi } = production;

describe("the address of the identity provider", () => {
  test("is the sandbox in development", () => {
    expect(readConfig({}).SSO_AUTHORITY_BASE).toBe("http://127.0.0.1:4600/oidc");
  });

  test("must be a real provider over https in production", () => {
    expect(readConfig(production).SSO_AUTHORITY_BASE).toBe("https://login.microsoftonline.com");
    const { SSO_AUTHORITY_BASE: _given, ...without } = production;
    expect(() => readConfig(without)).toThrow("SSO_AUTHORITY_BASE points at a sandbox");
    for (const base of ["http://login.microsoftonline.com", "https://127.0.0.1:4600/oidc"]) {
      expect(() => readConfig({ ...production, SSO_AUTHORITY_BASE: base })).toThrow("SSO_AUTHORITY_BASE");
    }
  });

  test("has no trailing slash, because the tenant follows with one", () => {
    expect(() => readConfig({ SSO_AUTHORITY_BASE: "https://login.microsoftonline.com/" })).toThrow(
      "SSO_AUTHORITY_BASE",
    );
  });
});

describe("reading outside pages", () => {
  test("never reaches the internal network in production", () => {
    const { OUTSIDE_TRUSTED: _empty, ...without } = production;
    expect(() => readConfig(without)).toThrow("OUTSIDE_TRUSTED");
    expect(() => readConfig({ ...production, OUTSIDE_TRUSTED: "10.0.0.7:80" })).toThrow("OUTSIDE_TRUSTED");
    expect(readConfig(production).OUTSIDE_TRUSTED).toBe("");
  });
});

describe("the addresses of the networks", () => {
  test("are never local in production, and no secret is a default, for any network", () => {
    for (const name of [...networkBases, ...networkSecrets]) {
      const { [name]: _left, ...without } = production as Record<string, string>;
      expect(() => readConfig(without), name).toThrow(name);
    }
    for (const name of networkBases) {
      expect(() => readConfig({ ...production, [name]: "http://localhost:4600/x" }), name).toThrow(name);
    }
    expect(readConfig(production).X_API_BASE).toBe("https://network.example");
  });
});

describe("the AI", () => {
  test("is the sandbox in development, and in production an explicit server and key, or off", () => {
    expect(readConfig({}).OPENAI_BASE).toBe("http://127.0.0.1:4600/v1");
    const { OPENAI_BASE: _base, ...noBase } = production;
    expect(() => readConfig(noBase)).toThrow("OPENAI_BASE");
    const { OPENAI_KEY: _key, ...noKey } = production;
    expect(() => readConfig(noKey)).toThrow("OPENAI_KEY");
    expect(readConfig({ ...noKey, OPENAI_BASE: "" }).OPENAI_BASE).toBe("");
  });
});

describe("production refuses", () => {
  const refusal = (change: Record<string, string>, of: ProcessName = "worker") => {
    const given = of === "api" ? productionOfApi : production;
    try {
      readConfig({ ...given, ...change }, of);
      return "";
    } catch (error) {
      return String(error);
    }
  };

  test("nothing of settings that are complete, for any process", () => {
    expect(refusal({})).toBe("");
    expect(refusal({}, "api")).toBe("");
    const database = { NODE_ENV: "production", DATABASE_URL: "postgres://polyphon_app:x@db/polyphon" };
    readConfig(database, "redirect");
    readConfig({ ...database, DATABASE_OWNER_URL: "postgres://polyphon_owner:y@db/polyphon" }, "migrate");
  });

  test("a development value, also where it is given explicitly or beside another key", () => {
    const development = readConfig({});
    for (const name of [
      "TOKEN_KEYS",
      "AUDIT_KEYS",
      "SIGNING_KEY",
      "S3_ACCESS_KEY",
      "S3_SECRET_KEY",
      "RECAPTCHA_CHALLENGE_SECRET",
      "FEEDLY_TOKEN",
      ...networkSecrets,
    ] as const)
      expect(refusal({ [name]: development[name] })).toContain(`${name} is the development value`);
    const [, known = ""] = development.TOKEN_KEYS.split(":");
    expect(refusal({ TOKEN_KEYS: `new:${key},old:${known}` })).toContain(
      "TOKEN_KEYS is the development value",
    );
    expect(refusal({ SIGNING_KEY: `${key},${development.SIGNING_KEY}` })).toContain("SIGNING_KEY is the");
  });

  test("a placeholder, wherever it is left", () => {
    for (const name of ["X_CLIENT_SECRET", "SMTP_URL", "S3_ACCESS_KEY", "MAIL_FROM"])
      expect(refusal({ [name]: "smtps://user:change-me@mail.test" })).toContain(
        `${name} still holds a placeholder`,
      );
    expect(refusal({ HOME_OF_SOMETHING_ELSE: "change-me" })).toBe("");
  });

  test("an address of the own machine, or one without TLS, where people should reach the product", () => {
    for (const name of ["EMPLOYEE_URL", "ADMIN_URL", "API_URL", "SHORT_LINK_URL"]) {
      for (const host of ["127.0.0.1:4510", "localhost", "app.localhost", "[::1]:80", "0.0.0.0"])
        expect(refusal({ [name]: `https://${host}/x` }, "api")).toContain(`${name} points at this machine`);
      expect(refusal({ [name]: "http://share.test" }, "api")).toContain(`${name} must be https`);
      const { [name]: _left, ...without } = productionOfApi as Record<string, string>;
      expect(() => readConfig(without, "api")).toThrow(`${name} points at this machine`);
    }
  });

  test("a secret in a process that does not need it, and its absence in one that does", () => {
    const owner = { DATABASE_OWNER_URL: "postgres://polyphon_owner:y@db/polyphon" };
    for (const of of ["api", "worker", "redirect"] as const)
      expect(refusal(owner, of)).toContain(`DATABASE_OWNER_URL is not for this process (${of})`);
    expect(refusal({ AUDIT_KEYS: production.AUDIT_KEYS }, "api")).toContain(
      "AUDIT_KEYS is not for this process",
    );
    expect(() => readConfig(productionOfApi, "worker")).toThrow("AUDIT_KEYS must be set");
    expect(() => readConfig({ NODE_ENV: "production" }, "migrate")).toThrow("DATABASE_OWNER_URL must be set");
  });
});
