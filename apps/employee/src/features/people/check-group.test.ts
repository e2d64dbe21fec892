import { expect, test } from "vitest";
import { checkGroup, followersOf } from "./check-group.ts";

test("a group needs a name, of at most 255 characters", () => {
  expect(checkGroup({ accountName: "  " }).accountName?.key).toBe("people.groups.nameRequired");
  expect(checkGroup({ accountName: "x".repeat(255) })).toEqual({});
  expect(checkGroup({ accountName: "x".repeat(256) }).accountName?.values).toEqual({ max: 255 });
});

test("followers must be a whole number, with or without separators", () => {
  expect(["0", "1840", "1,840", "1.840", "1 840"].map(followersOf)).toEqual([0, 1840, 1840, 1840, 1840]);
  expect(["", "-1", "many", "1e9", "9999999999"].map(followersOf)).toEqual([null, null, null, null, null]);
});
