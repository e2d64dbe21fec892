import { ref } from "@polyphon/contract/kit/ref.ts";
import { resource } from "@polyphon/contract/kit/resource/resource.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { z } from "zod";
import { makeResourceLookups } from "../../src/compose/lookups.ts";
import { noCouncil } from "../services/no-council.ts";
import { openTestDatabase } from "../services/test-database.ts";
import { allScope } from "../../src/platform/db/scope.ts";
import { inTransaction, type Tx } from "../../src/platform/db/transaction.ts";
import { runOperation } from "../../src/platform/operation/run-operation.ts";
import type { StaffActor } from "../../src/platform/session/actor.ts";
import { serveResource } from "../../src/platform/resource/serve-resource.ts";

/** A category as the kit alone handles it: its tags belong to the module. */
const plain = resource({
  name: "plain-categories",
  module: "content",
  ref: "category",
  fields: {
    name: { kind: "text", schema: z.string().trim().min(1).max(limits.category.nameMax) },
    displayOrder: { kind: "number", schema: z.number().int().positive() },
    isPrivate: { kind: "switch", schema: z.boolean() },
    utmMandatory: { kind: "switch", schema: z.boolean() },
    companies: { kind: "references", of: "company", schema: z.array(ref("company")) },
  },
  columns: ["name", "displayOrder"],
  searchIn: ["name"],
  sortBy: "name",
  sorts: ["displayOrder"],
  filters: ["isPrivate", "companies"],
  toggle: "utmMandatory",
  place: "displayOrder",
  access: { list: "list_category" },
  screens: { list: "/admin/category-list" },
  check: ({ name, isPrivate }, refuse) => {
    if (name === "Public" && isPrivate === true) refuse("isPrivate", "format");
  },
});

const operations = serveResource(
  plain,
  {
    name: "category",
    columns: {
      name: "name",
      displayOrder: "display_order",
      isPrivate: "is_private",
      utmMandatory: "utm_mandatory",
      companies: { link: { table: "category_company", from: "category_id", to: "company_id" } },
    },
  },
  makeResourceLookups(async () => new Map()),
);

export const provider: StaffActor = {
  kind: "staff",
  accountId: 1,
  userType: 0,
  roleId: 1,
  companyId: null,
  fullAccess: true,
  permissions: new Set(),
  restriction: null,
  sso: false,
  expiresAt: new Date("2030-01-01"),
};

export interface Row {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}
export interface Page {
  readonly items: readonly Row[];
  readonly next: string | null;
}

/** A database with categories and nothing else in it, and the kit's operations on them. */
export async function openPlainFixture() {
  const db = await openTestDatabase();

  /** As the server does it: the input through the endpoint's own schema, the answer through its output. */
  async function call<T>(
    name: string,
    input: object,
    actor = provider,
    idempotencyKey: string | null = null,
  ): Promise<T> {
    const operation = operations.find((one) => one.endpoint.name === `${name}-plain-categories`);
    if (!operation) throw new Error(`no operation ${name}`);
    const output = await runOperation(db.pool, operation, {
      input: operation.endpoint.input.parse(input),
      actor,
      visitor: { address: "127.0.0.1", agent: null, language: "en", tokenHash: null },
      idempotencyKey,
      now: new Date(),
      council: noCouncil,
    });
    return operation.endpoint.output.parse(output) as T;
  }

  async function allPages(limit: number): Promise<string[]> {
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page: Page = await call("list", { limit, ...(after === undefined ? {} : { after }) });
      found.push(...namesOf(page));
      after = page.next ?? undefined;
    } while (after !== undefined);
    return found;
  }

  const arrange = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db.pool, allScope("staff"), work);
  return {
    call,
    allPages,
    arrange,
    add: (name: string) => call<Row>("add", plainValue(name)),
    addPost: (categoryId: number) =>
      arrange((tx) =>
        tx.client.query(
          `insert into post (category_id, title, source, type, language, voices, publish_at, status)
           values ($1, 'A first post', 'ORIGINAL', 'TEXT', 'ENGLISH', '[]', now(), 'PUBLISHED')`,
          [categoryId],
        ),
      ),
    clear: () =>
      arrange(async (tx) => {
        await tx.client.query("delete from post");
        await tx.client.query("delete from category");
      }),
    drop: () => db.drop(),
  };
}

export type PlainFixture = Awaited<ReturnType<typeof openPlainFixture>>;

export const plainValue = (name: string) => ({
  name,
  displayOrder: 1,
  isPrivate: false,
  utmMandatory: false,
  companies: [] as number[],
});
export const namesOf = (page: Page) => page.items.map((row) => row.name);
