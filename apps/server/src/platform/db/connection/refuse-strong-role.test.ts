import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestContext, type TestContext } from "../../../../test/test-context.ts";
import { openPool } from "../pool.ts";
import { refuseStrongRole } from "./refuse-strong-role.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext({ keepLog: true });
});
afterAll(() => context.close());

async function judge(url: string): Promise<string> {
  const database = openPool({ url, size: 1, name: "test" });
  try {
    await refuseStrongRole(database, context.log);
    return "let through";
  } catch (error) {
    return String(error);
  } finally {
    await database.end();
  }
}

test("the product starts as a role that row level security binds, and as no other", async () => {
  const { DATABASE_URL: app, DATABASE_OWNER_URL: owner } = context.config;
  expect(await judge(app)).toBe("let through");
  expect(await judge(owner)).toContain("connects as polyphon_owner, which row level security does not bind");
});

test("a database that does not answer yet is left to the health check, with a line in the log", async () => {
  expect(await judge("postgres://polyphon_app@127.0.0.1:1/nowhere")).toBe("let through");
  expect(context.lines.some((line) => line.includes("its role is not checked"))).toBe(true);
});
