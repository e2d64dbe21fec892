import { afterAll, beforeAll, expect, test } from "vitest";
import { addCategory, addCompany } from "../../../test/people.ts";
import { openTestContext, type TestContext } from "../../../test/test-context.ts";
import { topicsOf } from "../../modules/content/categories/company-topics.ts";
import { prohibitedFor } from "../../modules/content/prohibited/prohibited-list.ts";
import { companyScope } from "./scope.ts";
import { inTransaction } from "./transaction.ts";

let contexts: [TestContext, TestContext];
beforeAll(async () => {
  contexts = [await openTestContext(), await openTestContext()];
}, 60_000);
afterAll(async () => {
  for (const context of contexts) await context.close();
});

test("what is kept about a company of one database is not used for the same id in another", async () => {
  const [one, other] = contexts;
  const company = await addCompany(one);
  expect(await addCompany(other)).toBe(company);
  const category = await addCategory(one, [company]);
  const topics = (context: TestContext) =>
    inTransaction(context.database, companyScope(company), async (tx) => (await topicsOf(tx, company)).ids);
  expect(await topics(one)).toEqual([category]);
  expect(await topics(other)).toEqual([]);

  const lists = (context: TestContext) =>
    inTransaction(context.database, companyScope(company), (tx) => prohibitedFor(tx, company));
  const [ofOne, ofOther] = [await lists(one), await lists(other)];
  expect(ofOther[0]).not.toBe(ofOne[0]);
  expect((await lists(one))[0]).toBe(ofOne[0]);
});
