import { type About, doings, namedReasons } from "@polyphon/contract/kit/about.ts";
import type { Access, Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { endpoints } from "@polyphon/contract/endpoints.ts";
import type { Visibility } from "@polyphon/contract/operations/looks.ts";
import { permissionKeys, userTypeNames, userTypes } from "@polyphon/contract/permissions.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seenLines } from "./seen-lines.ts";
import { whoSees } from "./who-sees.ts";

const open = { minimum: null, individuals: false };
const council = { minimum: 12, individuals: false };
const key = fc.constantFrom("list_front_user", "list_user_calendar", "view_post");
const access: fc.Arbitrary<Access> = fc.oneof(
  fc.record({ staff: key, also: key }),
  fc.record({ staff: key, provider: fc.constant(true as const) }),
  fc.record({ staff: key, company: fc.constant(true as const) }),
  fc.constant({ fullAccess: "no key" }),
  fc.constant({ signedIn: "staff", because: "a test" } as const),
  fc.constant({ signedIn: "front", because: "a test" } as const),
);
const person = fc.subarray([...doings], { minLength: 1 });
const about: fc.Arbitrary<About> = fc.oneof(
  fc.constantFrom("none", "group"),
  fc.record({ person, inCouncilMode: fc.constantFrom("refused", "pseudonyms", "withheld") }),
  fc.record({
    person,
    inCouncilMode: fc.constant("named" as const),
    because: fc.constantFrom(...namedReasons),
  }),
);
const calls = fc.array(fc.record({ about, access }), { maxLength: 8 });
const roles = fc.array(
  fc.record({
    userType: fc.constantFrom(...Object.values(userTypes)),
    permissions: fc.subarray([...permissionKeys]),
  }),
  { maxLength: 6 },
);

const rowsOf = ({ doings: all }: Visibility) =>
  all.flatMap(({ doing, by }) => by.map((one) => ({ doing, ...one })));

describe("who sees what employees do", () => {
  test("names every kind once, and nobody for what no call tells", () => {
    fc.assert(
      fc.property(calls, roles, (made, held) => {
        const seen = whoSees(made, held, open).doings;
        expect(seen.map(({ doing }) => doing)).toEqual([...doings]);
        const declared = new Set(
          made.flatMap((call) => (typeof call.about === "string" ? [] : call.about.person)),
        );
        for (const { doing, by } of seen) if (!declared.has(doing)) expect(by).toEqual([]);
      }),
    );
  });

  test("is the same people in both modes; the mode only takes the name away, or says why it stays", () => {
    fc.assert(
      fc.property(calls, roles, (made, held) => {
        const [usual, protectedOnes] = [
          rowsOf(whoSees(made, held, open)),
          rowsOf(whoSees(made, held, council)),
        ];
        const who = (rows: typeof usual) => rows.map(({ doing, side, userType }) => [doing, side, userType]);
        expect(who(protectedOnes)).toEqual(who(usual));
        for (const row of usual) expect([row.sight, row.namedFor]).toEqual(["named", []]);
        for (const { sight, namedFor } of protectedOnes)
          if (sight === "named") expect(namedFor.length).toBeGreaterThan(0);
      }),
    );
  });

  test("never shows a company's role what is kept to the provider, nor the other way round", () => {
    fc.assert(
      fc.property(person, key, roles, (declared, staff, held) => {
        const one = (kept: object) => [
          {
            about: { person: declared, inCouncilMode: "refused" } as const,
            access: { staff, ...kept } as Access,
          },
        ];
        const sidesOf = (kept: object) => rowsOf(whoSees(one(kept), held, open)).map(({ side }) => side);
        expect(sidesOf({ provider: true })).not.toContain("company");
        expect(sidesOf({ company: true })).not.toContain("provider");
      }),
    );
  });

  test("is read from the calls of the product: a new one about people appears by itself", () => {
    const superAdmin = { userType: userTypes.superAdmin, permissions: [] };
    const manager = { userType: userTypes.corporateAdmin, permissions: ["list_front_user"] as const };
    const before = whoSees(endpoints, [manager, superAdmin], open);
    expect(before.doings.find(({ doing }) => doing === "answers")?.by).toContainEqual({
      side: "company",
      userType: "corporateAdmin",
      sight: "named",
      namedFor: [],
    });
    const plans = before.doings.find(({ doing }) => doing === "notices");
    expect(plans?.by.map(({ userType }) => userType)).toEqual(["superAdmin"]);
    const added: Pick<Endpoint, "about" | "access"> = {
      about: { person: ["notices"], inCouncilMode: "pseudonyms" },
      access: { staff: "list_front_user" },
    };
    const after = whoSees([...endpoints, added], [manager, superAdmin], council);
    expect(after.doings.find(({ doing }) => doing === "notices")?.by).toContainEqual({
      side: "company",
      userType: "corporateAdmin",
      sight: "unnamed",
      namedFor: [],
    });
  });

  test("leaves out who looks after people without a company, except for those", () => {
    const role = { userType: userTypes.subAdmin, permissions: ["individual_liable_user"] as const };
    const shares = (individuals: boolean) =>
      rowsOf(whoSees(endpoints, [role], { ...open, individuals })).some(({ doing }) => doing === "shares");
    expect([shares(false), shares(true)]).toEqual([false, true]);
  });
});

test("roles that see something alike are one line, and none is lost", () => {
  const seen = fc.array(
    fc.record({
      side: fc.constantFrom("company", "provider"),
      userType: fc.constantFrom(...userTypeNames),
      sight: fc.constantFrom("named", "unnamed", "hidden"),
      namedFor: fc.subarray([...namedReasons]),
    }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(seen, (by) => {
      const lines = seenLines(by);
      expect(lines.map(({ side }) => side)).toEqual(["company", "provider"]);
      const count = lines.flatMap((one) => one.lines.flatMap(({ userTypes: types }) => types)).length;
      expect(count).toBe(by.length);
      for (const { lines: own } of lines)
        expect(new Set(own.map(({ sight, namedFor }) => [sight, ...namedFor].join())).size).toBe(own.length);
    }),
  );
});
