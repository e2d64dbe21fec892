import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { networkBases, networkSecrets } from "./network-settings.ts";

const key = Buffer.alloc(32, 1).toString("base64");
const production = {
  NODE_ENV: "production",
  TOKEN_KEYS: `a:${key}`,
  SIGNING_KEY: key,
  AUDIT_KEYS: `a:${key}`,
  ...Object.fromEntries(networkSecrets.map((name) => [name, "secret"])),
  RECAPTCHA_SECRET: "secret",
  RECAPTCHA_CHALLENGE_SECRET: "secret",
  S3_SECRET_KEY: "secret",
  ...Object.fromEntries(networkBases.map((name) => [name, "https://network.example"])),
  RECAPTCHA_BASE: "https://www.google.com",
  SSO_AUTHORITY_BASE: "https://login.microsoftonline.com",
  FEEDLY_BASE: "https://cloud.feedly.com",
  OPENAI_BASE: "https://api.openai.com/v1",
  OPENAI_KEY: "secret",
  OUTSIDE_TRUSTED: "",
} as const;

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
