import { expect, test } from "vitest";
import { permissionAreas } from "../permission-areas.ts";
import { editorialScreens } from "./editorial.screens.ts";
import * as steps from "./editorial.contract.ts";
import * as review from "./review.contract.ts";
import * as work from "./work.contract.ts";

const keyOf = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null || !("access" in value)) return [];
  const { access } = value;
  return typeof access === "object" && access !== null && "staff" in access
    ? [String(access.staff)]
    : ["none"];
};

test("every call and screen of the workflow needs list_wizard_post or writer_work, which are in the catalogue [A6-27] [C6-10]", () => {
  const calls = [steps, review, work].flatMap((contract) => Object.values<unknown>(contract).flatMap(keyOf));
  const screens = editorialScreens.admin.map(([, , permission]) => permission);
  expect(new Set(calls)).toEqual(new Set(["list_wizard_post", "writer_work"]));
  expect(new Set(screens)).toEqual(new Set(["list_wizard_post", "writer_work"]));
  expect(permissionAreas.editorial).toEqual(expect.arrayContaining(["list_wizard_post", "writer_work"]));
  expect(calls.length).toBeGreaterThan(13);
});
