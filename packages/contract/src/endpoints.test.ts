import { describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "./endpoints.ts";
import type { Endpoint } from "./kit/endpoint.ts";
import { limits } from "./limits.ts";

const families = [
  "/auth",
  "/services/front/api",
  "/services/admin/api",
  "/services/post/api",
  "/services/wizard/api",
  "/services/uaa/api",
  "/services/cron/api",
  "/services/urlextractor/api",
  "/services/erp/api",
];
const ofStaffOnly = new Set(["/services/admin/api", "/services/wizard/api", "/services/erp/api"]);

const familyOf = ({ path }: Endpoint) => families.find((family) => path.startsWith(`${family}/`));

const isOfStaff = ({ access }: Endpoint) =>
  "staff" in access || "fullAccess" in access || ("signedIn" in access && access.signedIn === "staff");

/** Calls that an employee's app may make: for everybody, for whoever is signed in, or for employees. */
const forEmployees = ({ access }: Endpoint) =>
  "public" in access || "front" in access || ("signedIn" in access && access.signedIn !== "staff");

describe("the calls of the product", () => {
  test("all belong to one of the nine families of its API [A7-01]", () => {
    expect(endpoints.filter((one) => familyOf(one) === undefined).map(({ path }) => path)).toEqual([]);
  });

  test("by employees are separate from those of staff [B7-01]", () => {
    const strayed = endpoints.filter((one) => forEmployees(one) && ofStaffOnly.has(familyOf(one) ?? ""));
    expect(strayed.map(({ path }) => path)).toEqual([]);
  });

  test("of the back office belong to seven of the families, which exclude the employees' [C7-01]", () => {
    const used = endpoints.filter(isOfStaff).map((one) => familyOf(one));
    expect(used.length).toBeGreaterThan(400);
    // Whoever enters another account gets the token for it from the shared login endpoint.
    const strayed = endpoints.filter((one) => isOfStaff(one) && familyOf(one) === "/services/front/api");
    expect(strayed.map(({ path }) => path)).toEqual([]);
  });

  test("of a company's own staff have a path segment of their own beside the provider's [C7-02]", () => {
    const names = new Set(endpoints.map(({ name }) => name));
    const mark = /corporate-|-corporate/;
    const variants = endpoints.filter(({ name }) => mark.test(name) && names.has(name.replace(mark, "")));
    expect(variants.length).toBeGreaterThan(10);
    expect(variants.filter(({ path }) => !path.includes("/corporate/")).map(({ path }) => path)).toEqual([]);
    const plain = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
    const alone = variants.filter(
      ({ method, path }) => !plain.has(`${method} ${path.replace("/corporate/", "/")}`),
    );
    expect(alone.map(({ path }) => path)).toEqual([]);
  });
});

/** Only this field: whether the rest of an input is valid does not matter here. */
function takes(endpoint: Endpoint, name: string, value: string): boolean {
  const field: unknown = endpoint.input.shape[name];
  return field instanceof z.ZodType && field.safeParse(value).success;
}

const address = (length: number) => {
  const domain = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.de`;
  return `${"a".repeat(length - domain.length - 1)}@${domain}`;
};

describe("e-mail inputs", () => {
  const inputs = endpoints.flatMap((one) =>
    ["email", "username", "aliasEmail"].flatMap((name) =>
      name in one.input.shape ? [[one, name] as const] : [],
    ),
  );

  test("take at most 250 characters, those of the public forms fewer [A5-21]", () => {
    expect(inputs.length).toBeGreaterThan(5);
    const tooMuch = inputs.filter(([one, name]) => takes(one, name, address(limits.email.max + 1)));
    expect(tooMuch.map(([{ name }]) => name)).toEqual([]);
    const refused = inputs.filter(([one, name]) => !takes(one, name, address(limits.email.max)));
    expect(refused.map(([{ name }]) => name).sort()).toEqual(["contact", "request-meeting"]);
  });
});

describe("the exports of the product", () => {
  /** Whatever it is called, it answers rows of cells. */
  const isExport = ({ output }: Endpoint) =>
    Object.values(output instanceof z.ZodObject ? output.shape : {}).some(
      (field) => field instanceof z.ZodArray && field.element instanceof z.ZodArray,
    );
  const written = (word: string) =>
    endpoints.filter(isExport).map((one) => [one.name, one.output.parse({ rows: [[word]], next: null })]);

  test("are all calls that say so", () => {
    const named = endpoints.filter(({ path }) => path.endsWith("/export"));
    expect(named.length).toBeGreaterThan(30);
    expect(endpoints.filter(isExport)).toEqual(named);
  });

  test.each([
    "=cmd|'/C calc'!A0",
    "+1+1",
    "-1+1",
    "@SUM(A1)",
    "|calc",
    "%0",
    "\t=1+1",
    "\r\n=1+1",
    " =1+1",
    "\u200B=1+1",
    "\uFF1D1+1",
  ])("never write %j as a spreadsheet would evaluate it", (word) => {
    for (const [name, page] of written(word))
      expect([name, page]).toEqual([name, { rows: [[`'${word}`]], next: null }]);
  });

  test.each(["", "Anna-Lena", "12", "-12", "-12.50", "1,5", "'=1", "a=b", "2026-11-18"])(
    "leave %j as it is",
    (word) => {
      for (const [name, page] of written(word))
        expect([name, page]).toEqual([name, { rows: [[word]], next: null }]);
    },
  );
});
