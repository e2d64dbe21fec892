import { permissionKeys } from "@polyphon/contract/permissions.ts";
import { people } from "@polyphon/i18n/en/people/people.admin.ts";
import { people as german } from "@polyphon/i18n/de/people/people.admin.ts";
import { describe, expect, test } from "vitest";
import { areasFor, setKeys } from "./rights-draft.ts";

const nameOf = (key: (typeof permissionKeys)[number]) => people.permissions[key];

describe("the permissions of a role on the screen", () => {
  test("are complete, by area, each with a unique name in both languages", () => {
    const shown = areasFor("", nameOf).flatMap((area) => area.shown);
    expect(shown.toSorted()).toEqual([...permissionKeys].toSorted());
    for (const names of [people.permissions, german.permissions]) {
      expect(new Set(permissionKeys.map((key) => names[key])).size).toBe(permissionKeys.length);
    }
  });

  test("are found by a part of the name or of the key, without empty areas", () => {
    expect(areasFor("BROADCAST", nameOf).map(({ area }) => area)).toEqual(["outreach"]);
    expect(areasFor("wizard_post", nameOf).flatMap(({ shown }) => shown)).toEqual(["list_wizard_post"]);
    expect(areasFor("nothing like it", nameOf)).toEqual([]);
  });

  test("are switched together only where the user may grant them", () => {
    const mine = new Set(["list_post", "add_post"] as const);
    const start = new Set(["edit_post", "list_post"] as const);
    expect([...setKeys(start, ["list_post", "add_post", "view_post"], true, mine)]).toEqual([
      "edit_post",
      "list_post",
      "add_post",
    ]);
    expect([...setKeys(start, ["list_post", "edit_post"], false, mine)]).toEqual(["edit_post"]);
  });
});
