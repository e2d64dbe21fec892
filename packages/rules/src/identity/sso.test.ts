import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emailDomain, matchPerson } from "./sso.ts";

const tenant = fc.constantFrom("tenant-a", "tenant-b");
const object = fc.constantFrom("object-1", "object-2", "object-3");
const email = fc.constantFrom("a@x.example", "b@x.example", "c@x.example");
const link = fc.option(fc.record({ tenantId: tenant, objectId: object }), { nil: null });

/** As the database keeps them: an address once, a person of a directory once. */
const accounts = fc
  .uniqueArray(fc.record({ email, link }), { selector: (one) => one.email })
  .filter((list) => {
    const keys = list.flatMap((one) => (one.link ? [`${one.link.tenantId}/${one.link.objectId}`] : []));
    return new Set(keys).size === keys.length;
  })
  .map((list) => list.map((one, index) => ({ ...one, id: index + 1 })));

const person = fc.record({
  tenantId: tenant,
  objectId: object,
  email: fc.option(
    fc.oneof(
      email,
      email.map((text) => text.toUpperCase()),
    ),
    { nil: null },
  ),
});

describe("signing in at the company's identity provider", () => {
  test("opens no account if the directory is not the company's", () => {
    fc.assert(
      fc.property(person, tenant, accounts, (who, companyTenant, all) => {
        fc.pre(who.tenantId !== companyTenant);
        expect(matchPerson(who, companyTenant, all)).toEqual({ kind: "refused", error: "sso_failed" });
      }),
    );
  });

  test("opens the account linked to the object id, whatever the address", () => {
    fc.assert(
      fc.property(person, accounts, (who, all) => {
        const owned = all.find(
          (one) => one.link?.tenantId === who.tenantId && one.link.objectId === who.objectId,
        );
        fc.pre(owned !== undefined);
        expect(matchPerson(who, who.tenantId, all)).toEqual({ kind: "known", accountId: owned?.id });
      }),
    );
  });

  test("never opens an account linked to somebody else", () => {
    fc.assert(
      fc.property(person, accounts, (who, all) => {
        const match = matchPerson(who, who.tenantId, all);
        if (match.kind === "refused") return;
        const got = all.find((one) => one.id === match.accountId);
        expect([null, who.objectId]).toContain(got?.link?.objectId ?? null);
        expect([null, who.tenantId]).toContain(got?.link?.tenantId ?? null);
      }),
      { numRuns: 1000 },
    );
  });

  test("opens the account with the same address the first time, and none without a match", () => {
    fc.assert(
      fc.property(person, accounts, (who, all) => {
        const free = all.filter((one) => one.link === null);
        const match = matchPerson(who, who.tenantId, free);
        const same = free.find((one) => one.email === who.email?.toLowerCase());
        expect(match).toEqual(
          same ? { kind: "first", accountId: same.id } : { kind: "refused", error: "sso_no_account" },
        );
      }),
    );
  });
});

test("the company is found by the text after the last @", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const domain = emailDomain(address);
      expect(domain).not.toContain("@");
      expect(address.toLowerCase().endsWith(`@${domain}`)).toBe(true);
    }),
  );
});
