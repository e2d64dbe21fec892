import fc from "fast-check";
import { expect, test } from "vitest";
import { domainOf, statusOnceVerified } from "./verify-account.ts";

const kind = fc.constantFrom("staff" as const, "front" as const);
const frontType = fc.constantFrom("FRONT" as const, "CROSS_DOMAIN" as const, "INDIVIDUAL" as const);
const status = fc.constantFrom(
  "UNVERIFIED",
  "ENABLED",
  "DISABLED",
  "PENDING_APPROVAL",
  "DELETED",
  "DEACTIVATED",
);

test("a link from an e-mail never admits somebody whom staff deactivated", () => {
  fc.assert(
    fc.property(kind, frontType, status, (who, type, before) => {
      fc.pre(before !== "UNVERIFIED");
      expect(statusOnceVerified({ kind: who, frontType: type, status: before })).toBe(before);
    }),
  );
});

test("a registered employee waits for the company, while an individual and staff are admitted", () => {
  const after = (who: "staff" | "front", type: "FRONT" | "CROSS_DOMAIN" | "INDIVIDUAL") =>
    statusOnceVerified({ kind: who, frontType: type, status: "UNVERIFIED" });
  expect([after("front", "FRONT"), after("front", "CROSS_DOMAIN")]).toEqual([
    "PENDING_APPROVAL",
    "PENDING_APPROVAL",
  ]);
  expect([after("front", "INDIVIDUAL"), after("staff", "FRONT")]).toEqual(["ENABLED", "ENABLED"]);
});

test("the company is found by the text after the last @, whatever comes before it", () => {
  fc.assert(
    fc.property(fc.string(), fc.domain(), (name, domain) => {
      expect(domainOf(`${name}@${domain.toUpperCase()}`)).toBe(domain.toLowerCase());
    }),
  );
});
