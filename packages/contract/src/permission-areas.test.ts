import { expect, test } from "vitest";
import { permissionAreas } from "./permission-areas.ts";
import { permissionKeys } from "./permissions.ts";

test("every permission key belongs to exactly one area", () => {
  const listed = Object.values(permissionAreas).flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.toSorted()).toEqual([...permissionKeys].toSorted());
});
