import { endpoints } from "@polyphon/contract/endpoints.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { listCompanyShares } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { listAutopilotUsers } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { individualUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestContext, type TestContext } from "../../test-context.ts";
import { query } from "../../../src/platform/operation/query.ts";
import type { Operation } from "../../../src/platform/operation/operation.ts";
import { type Cast, openCast } from "../cast.ts";
import { openSetup, type SetupOptions } from "../setup.ts";
import { runCouncilMatrix } from "./run-council-matrix.ts";
import { addWatchedEmployee, type WatchedEmployee } from "./watched-employee.ts";

let context: TestContext;
let cast: Cast;

beforeAll(async () => {
  context = await openTestContext();
  cast = await openCast(context);
  await context.arrange((tx) =>
    tx.client.query("update company set works_council = true where id = $1", [cast.home.companyId]),
  );
}, 120_000);
afterAll(() => context.close());

/** Replaces one operation of the product. */
function instead(endpoint: Endpoint, run: (real: Operation) => Operation): SetupOptions {
  return { change: (all) => all.map((one) => (one.endpoint.name === endpoint.name ? run(one) : one)) };
}

/** With employees of its own, because commands change them. */
async function run(
  contract: readonly Endpoint[],
  holeOf: (guarded: WatchedEmployee) => SetupOptions = () => ({}),
) {
  const guarded = await addWatchedEmployee(context, cast.home, "Hazel");
  const open = await addWatchedEmployee(context, cast.elsewhere, "Olivia");
  const setup = await openSetup(context, holeOf(guarded));
  try {
    return await runCouncilMatrix({ url: setup.url, context, cast, guarded, open, contract });
  } finally {
    await setup.close();
  }
}

/** What they refuse is tried all the same: their answers name nobody, or are about people without a company, or a write before
 * theirs has changed the row.
 */
const saysNobody = new Set([
  "update-company-share-text",
  "edit-corporate-front-users",
  "count-front-users",
  "count-corporate-front-users",
  "read-user-autopilot-funnel",
  ...individualUsers.calls.map(({ name }) => name),
]);

/** Whatever is read, and whatever is about people. */
const read = endpoints.filter(
  ({ method, about, access }) =>
    !("public" in access) && !("front" in access) && (method === "GET" || typeof about !== "string"),
);

test("nobody of the staff learns what a single employee of a company in works-council mode does", async () => {
  const { cells, wrong, tells } = await run(read);
  console.log(`works-council matrix: ${read.length} endpoints, ${cells} cells, wrong cells ${wrong.length}`);
  expect(wrong).toEqual([]);
  // Where the employee outside the mode is not recognised either, the cell would prove nothing.
  const silent = read.filter(
    ({ name, about }) =>
      typeof about !== "string" &&
      about.inCouncilMode !== "named" &&
      !tells.has(name) &&
      !saysNobody.has(name),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
}, 300_000);

describe("the works-council matrix fails when", () => {
  test("nothing is planted, it passes", async () => {
    const { wrong, tells } = await run([listCompanyShares, listAutopilotUsers]);
    expect(wrong).toEqual([]);
    expect(tells.size).toBe(2);
  });

  test("a list gets a column that says who did something", async () => {
    const leaking = endpoint({
      ...listPosts,
      output: listPosts.output.extend({ lastSharedBy: z.string() }),
    });
    const { wrong } = await run([listPosts], ({ identity: [name = ""] }) =>
      instead(listPosts, (real) =>
        query(leaking, async (context) => ({
          ...((await real.run(context as never)) as z.output<typeof listPosts.output>),
          lastSharedBy: name,
        })),
      ),
    );
    expect(wrong).toContainEqual(
      expect.stringMatching(/list-posts × corporateAdmin .* the answer holds Hazel\w* Watched/),
    );
  });

  test("a list of shares gets a column that nobody has marked", async () => {
    const plain = endpoint({
      ...listCompanyShares,
      output: z.object({ items: z.array(z.looseObject({})), next: z.string().nullable() }),
    });
    const hole = instead(listCompanyShares, (real) =>
      query(plain, (context) => real.run(context as never) as never),
    );
    const { wrong } = await run([listCompanyShares], () => hole);
    expect(wrong).toContainEqual(expect.stringContaining("the answer holds deed-of-Hazel"));
    expect(wrong).toContainEqual(expect.stringMatching(/the answer holds Hazel\w* Watched/));
  });

  test("a call about people says that it is about nobody", async () => {
    const misdeclared = endpoint({ ...listAutopilotUsers, about: "none" });
    const hole = instead(listAutopilotUsers, (real) =>
      query(misdeclared, (context) => real.run(context as never) as never),
    );
    const { wrong } = await run([listAutopilotUsers], () => hole);
    expect(wrong).toContainEqual(
      expect.stringMatching(/corporateAdmin .* 200 served instead of works_council/),
    );
    expect(wrong).toContainEqual(expect.stringMatching(/subAdmin .* the answer holds Hazel\w* Watched/));
  });
});
