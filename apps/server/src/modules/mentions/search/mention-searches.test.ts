import {
  addConnections,
  findAdminMentions,
  findCorporateMentions,
  findWizardMentions,
  readConnectionOwner,
} from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { keepMention } from "../../../../test/mentions/mentions.ts";
import { addCategory, addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let category: number;
let staff: Readonly<Record<"admin" | "corporate" | "wizard", TestPerson>>;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  category = await addCategory(world, [company]);
  staff = {
    admin: await addStaff(world, userTypes.superAdmin, []),
    corporate: await addStaff(world, userTypes.corporateAdmin, ["edit_post"], company),
    wizard: await addStaff(world, userTypes.editorInChief, ["list_wizard_post"]),
  };
}, 60_000);
afterAll(() => world.close());

describe("searching mentions while writing", () => {
  test("takes categories in the wizard and returns up to 30 with URN and display name [B7.2-38] [C7-39] [C7-40]", async () => {
    const mark = unique("Wizard");
    const other = await addCategory(world, [company]);
    for (let at = 0; at < 32; at += 1)
      await keepMention(world, { companyId: null, name: `${mark} ${at}`, categoryIds: [category] });
    const { token } = staff.wizard;
    const find = (categoryIds: number[], limit?: number) =>
      world.call(
        findWizardMentions,
        { categoryIds, displayNameSearchKey: mark, ...(limit ? { limit } : {}) },
        { token },
      );
    const { items } = (await find([category])).body;
    expect(items).toHaveLength(30);
    expect(Object.keys(items[0] ?? {})).toEqual(expect.arrayContaining(["linkedinUrn", "displayName"]));
    expect((await find([other])).body.items).toEqual([]);
    expect((await find([])).status).toBe(400);
    expect((await find([category], 31)).status).toBe(400);
  });

  test("covers all companies for the provider, or those of a holding entity that must exist [C7-41]", async () => {
    const mark = unique("Everywhere");
    for (const id of [company, await addCompany(world), null])
      await keepMention(world, {
        companyId: id,
        name: `${mark} ${id ?? "provider"}`,
        categoryIds: [category],
      });
    const { token } = staff.admin;
    const input = { displayNameSearchKey: mark, limit: 20 };
    expect((await world.call(findAdminMentions, input, { token })).body.items).toHaveLength(3);
    expect((await world.call(findAdminMentions, { ...input, limit: 21 }, { token })).status).toBe(400);
    const unknown = await world.call(findAdminMentions, { ...input, entityId: 900_000 }, { token });
    expect(refusal(unknown)).toEqual([404, "not_found"]);
  });

  test("is limited to their own company for a company's staff, who name no other [C7-42]", async () => {
    const mark = unique("Corporate");
    const foreign = await addCompany(world);
    await keepMention(world, { companyId: company, name: `${mark} own` });
    await keepMention(world, { companyId: foreign, name: `${mark} foreign` });
    const { token } = staff.corporate;
    const find = (companyIds?: number[]) =>
      world.call(
        findCorporateMentions,
        { displayNameSearchKey: mark, limit: 20, ...(companyIds ? { companyIds } : {}) },
        { token },
      );
    for (const answer of [await find(), await find([company])]) {
      expect(answer.body.items.map(({ displayName }) => displayName)).toEqual([`${mark} own`]);
    }
    expect(refusal(await find([company, foreign]))).toEqual([404, "not_found"]);
  });

  test("needs three characters, a bearer token, and answers in the language asked for [C5mentions-02] [C7-44]", async () => {
    const { token } = staff.corporate;
    const find = (displayNameSearchKey: string, options: { token?: string; language?: string }) =>
      world.call(findCorporateMentions, { displayNameSearchKey }, options);
    expect((await find("ab", { token })).status).toBe(400);
    expect((await find("abc", { token })).status).toBe(200);
    expect(refusal(await find("abc", {}))).toEqual([401, "invalid_token"]);
    const description = async (language: string) =>
      (await find("ab", { token, language })).problem.description;
    expect(await description("de")).not.toBe(await description("en"));
  });
});

describe("a connection file", () => {
  const rowOf = (number: number) => ({
    firstName: "Sandbox",
    lastName: `Contact ${number}`,
    url: `https://www.linkedin.com/in/sandbox-member-${number}`,
  });
  const upload = (userId: number, connections: ReturnType<typeof rowOf>[]) =>
    world.call(addConnections, { userId, connections }, { token: staff.admin.token });

  test("becomes mentions of the employee it belongs to [C2-12] [C3other-34]", async () => {
    const employee = await addFrontUser(world, company);
    const { body } = await upload(employee.id, [rowOf(901), rowOf(902)]);
    expect(body.items).toMatchObject([
      { displayName: "Sandbox Contact 901", user: { id: employee.id }, company: { id: company } },
      { displayName: "Sandbox Contact 902", profileUrl: rowOf(902).url, status: "PENDING_APPROVAL" },
    ]);
    const owner = await world.call(
      readConnectionOwner,
      { userId: employee.id },
      { token: staff.admin.token },
    );
    expect(owner.body).toMatchObject({ id: employee.id, name: "Frida Front", company: { id: company } });
  });

  test("needs names and a valid address in each row, and names the row that is wrong [C5mentions-10] [C5mentions-11]", async () => {
    const { id } = await addFrontUser(world, company);
    for (const wrong of [{ firstName: "" }, { lastName: " " }, { url: "https://www.example.com/anna" }]) {
      const answer = await upload(id, [rowOf(911), { ...rowOf(912), ...wrong }]);
      expect(answer.status).toBe(400);
      expect(answer.problem.violations?.[0]?.field).toBe(`connections.1.${Object.keys(wrong)[0] ?? ""}`);
    }
  });

  test("with the same address twice is refused, and nothing of it is stored [C5mentions-12]", async () => {
    const { id } = await addFrontUser(world, company);
    const twice = await upload(id, [rowOf(921), { ...rowOf(921), lastName: "Other" }]);
    expect(twice.status).toBe(409);
    expect(twice.problem.violations?.[0]?.field).toBe("connections.1.url");
    expect((await upload(id, [rowOf(921)])).status).toBe(200);
  });

  test("is for employees, not for staff", async () => {
    expect(refusal(await upload(staff.wizard.id, [rowOf(931)]))).toEqual([404, "not_found"]);
  });
});
