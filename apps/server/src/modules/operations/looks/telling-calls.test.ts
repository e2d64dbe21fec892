import { readPickFunnel } from "@polyphon/contract/autopilot/autopilot-funnel.contract.ts";
import { listUserRuns, readUserRun } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import {
  editAskedOwnPost,
  listAskedOwnPosts,
  offerOwnPost,
  readAskedOwnPost,
} from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { readPostAs } from "@polyphon/contract/content/post/post-audience.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { exportAnswers, listAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openReaders, planningCompany } from "../../../../test/autopilot/autopilot-log.ts";
import { openPlanningCompany } from "../../../../test/autopilot/plan-fixture.ts";
import { openOwnPostFixture, type OwnPostFixture } from "../../../../test/content/own-post-fixture.ts";
import { looksAt } from "../../../../test/looks-at.ts";
import { addCategory, addCompany, addFrontUser, addPost, addStaff } from "../../../../test/people.ts";
import { openSurveyFixture } from "../../../../test/surveys/survey-fixture.ts";
import type { World } from "../../../../test/world.ts";

let fixture: OwnPostFixture;
let world: World;
beforeAll(async () => {
  fixture = await openOwnPostFixture();
  ({ world } = fixture);
}, 120_000);
afterAll(() => world.close());

const as = ({ token }: { readonly token: string }) => ({ token });
const timesOf = async (personId: number) =>
  (await looksAt(world, personId)).map(({ doing, times }) => [doing, times]);
const inCouncilMode = (companyId: number) =>
  world.arrange((tx) =>
    tx.client.query("update company set works_council = true where id = $1", [companyId]),
  );

/** Of answers that say nobody's id, the call itself says whom it tells of. */
describe("a look without an id in the answer", () => {
  test("is at the author of an own post, in the list, by reading, editing, deciding and offering", async () => {
    const manager = as(fixture.manager);
    const made = await fixture.added();
    const { id } = made;
    const seen = async (times: number) =>
      expect(await timesOf(fixture.author.id)).toEqual([["ownPosts", times]]);
    await world.call(listAskedOwnPosts, {}, manager);
    await seen(1);
    await world.call(readAskedOwnPost, { id }, manager);
    await seen(2);
    const edited = await world.call(
      editAskedOwnPost,
      { ...fixture.form(), id, version: made.version },
      manager,
    );
    await seen(3);
    await fixture.decide({ id, version: edited.body.version }, "APPROVED");
    await seen(4);
    const categoryId = await addCategory(world, [fixture.company]);
    expect((await world.call(offerOwnPost, { id, categoryId }, manager)).status).toBe(200);
    await seen(5);
  });

  test("is at whoever answered a questionnaire, in the list and in the file, unless names are withheld", async () => {
    const surveys = await openSurveyFixture(world);
    const council = await addCompany(world);
    await inCouncilMode(council);
    const hidden = await addFrontUser(world, council);
    const asked = await surveys.ask({ companies: [surveys.company, council] });
    for (const who of [surveys.employee, hidden]) await surveys.answer(asked, who);
    await world.call(listAnswers, { id: asked.id }, as(surveys.provider));
    await world.call(exportAnswers, { id: asked.id }, as(surveys.provider));
    expect(await timesOf(surveys.employee.id)).toEqual([["answers", 2]]);
    expect(await timesOf(hidden.id)).toEqual([]);
  });

  test("is at the person whose plan is explained", async () => {
    const company = await openPlanningCompany(world, { people: 1 });
    const readers = await openReaders(world, company.companyId, await addCompany(world));
    await planningCompany(world, company);
    const provider = as(readers.provider);
    const runs = await world.call(listUserRuns, { company: String(company.companyId) }, provider);
    const [line] = runs.body.items;
    const person = line?.user.id ?? 0;
    expect(await timesOf(person)).toEqual([["plans", 1]]);
    await world.call(readUserRun, { id: line?.id ?? 0 }, provider);
    await world.call(readPickFunnel, { id: line?.id ?? 0, slot: "any" }, provider);
    expect(await timesOf(person)).toEqual([["plans", 3]]);
  });

  test("is at the person with whose eyes a post is read, unless works-council mode keeps that apart", async () => {
    const [open, council] = [await addCompany(world), await addCompany(world)];
    await inCouncilMode(council);
    for (const [companyId, looks] of [
      [open, [["signIns", 1]]],
      [council, []],
    ] as const) {
      const reader = await addStaff(
        world,
        userTypes.corporateAdmin,
        ["list_front_user", "view_post", "list_post"],
        companyId,
      );
      const person = await addFrontUser(world, companyId);
      const id = await addPost(world, await addCategory(world, [companyId]));
      const answer = await world.call(readPostAs, { id, employeeId: person.id }, as(reader));
      expect(answer.status).toBe(200);
      expect(await timesOf(person.id)).toEqual(looks);
    }
  });
});
