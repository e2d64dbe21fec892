import { planCompanyNow, readPlannedTimes } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { listCompanyRuns, readCompanyRun } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openReaders, planningCompany } from "../../../../test/autopilot/autopilot-log.ts";
import { addCompany } from "../../../../test/people.ts";
import { openPlanningCompany, type PlanningCompany } from "../../../../test/autopilot/plan-fixture.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let companyId: number;
let other: PlanningCompany;
let readers: Awaited<ReturnType<typeof openReaders>>;
beforeAll(async () => {
  world = await openWorld();
  companyId = await addCompany(world);
  other = await openPlanningCompany(world, { people: 2 });
  readers = await openReaders(world, companyId, other.companyId);
  await planningCompany(world, other);
}, 120_000);
afterAll(() => world.close());

const as = ({ token }: { readonly token: string }) => ({ token });

describe("the planned times of a company", () => {
  const read = (reader: { token: string }) =>
    world.call(readPlannedTimes, { companyId: other.companyId }, as(reader));

  test("show when the autopilot shares in the currently planned week, in the company's time zone", async () => {
    const before = await read(readers.provider);
    expect(before.body).toMatchObject({ shares: 0, times: [] });
    await world.arrange((tx) =>
      tx.client.query(
        `update share set due_at = ($2::date + 1 + time '10:07') at time zone 'Europe/Berlin'
         where id = (select min(id) from share where company_id = $1)`,
        [other.companyId, before.body.monday],
      ),
    );
    expect((await read(readers.provider)).body).toMatchObject({
      shares: 1,
      times: [{ minute: 600, count: 1 }],
    });
  });

  test("are visible to whoever may change the company, for their own company only", async () => {
    expect((await read(readers.other)).status).toBe(200);
    expect(refusal(await read(readers.reviewer))).toEqual([403, "access_denied"]);
    const foreign = await world.call(readPlannedTimes, { companyId }, as(readers.other));
    expect(refusal(foreign)).toEqual([404, "not_found"]);
  });
});

describe("planning a company now", () => {
  test("requests one manual run, however often the button is pressed", async () => {
    const company = await addCompany(world);
    const press = () => world.call(planCompanyNow, { companyId: company }, as(readers.provider));
    const [first, second] = [await press(), await press()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const { body } = await world.call(readCompanyRun, { id: first.body.runId }, as(readers.provider));
    expect(body).toMatchObject({ cause: "BY_HAND", state: "WAITING", requestedBy: "Stella Staff" });
    const lists = await world.call(listCompanyRuns, { company: String(company) }, as(readers.provider));
    expect(lists.body.items).toHaveLength(1);
  });

  test("is refused for a company without autopilot and for an unknown one", async () => {
    const company = await addCompany(world);
    await world.arrange((tx) =>
      tx.client.query("update company set autopilot = false where id = $1", [company]),
    );
    const press = (companyId: number) => world.call(planCompanyNow, { companyId }, as(readers.provider));
    expect(refusal(await press(company))).toEqual([409, "autopilot_off"]);
    expect(refusal(await press(900_000_001))).toEqual([404, "not_found"]);
  });

  test("is for the provider's staff who may change companies", async () => {
    const press = (reader: { token: string }) =>
      world.call(planCompanyNow, { companyId: other.companyId }, as(reader));
    expect(refusal(await press(readers.reviewer))).toEqual([403, "access_denied"]);
    expect(refusal(await press(readers.other))).toEqual([403, "access_denied"]);
  });
});
