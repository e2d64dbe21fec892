import { saveAppSetting } from "@polyphon/contract/operations/settings/app-settings.contract.ts";
import { appSettingNames } from "@polyphon/contract/operations/settings/app-settings.ts";
import { expect, test } from "vitest";
import {
  changesOf,
  heldSettings,
  isOutdated,
  settingAreas,
  type ShownSetting,
  unfit,
} from "./app-settings-draft.ts";

const nobody = { changedBy: null, changedAt: null };
const settings: ShownSetting[] = [
  { name: "sessionHours", value: 8, standard: 8, version: null, ...nobody },
  { name: "passwordDays", value: 90, standard: 180, version: 3, ...nobody },
];

test("every setting is in exactly one section of the page", () => {
  const shown = Object.values(settingAreas).flat();
  expect(shown.toSorted((a, b) => a.localeCompare(b))).toEqual(
    appSettingNames.toSorted((a, b) => a.localeCompare(b)),
  );
});

test("only changed settings are saved, with the version that was read", () => {
  expect(changesOf(settings, {})).toEqual([]);
  expect(changesOf(settings, { sessionHours: 8, passwordDays: 90 })).toEqual([]);
  expect(changesOf(settings, { sessionHours: 4, passwordDays: null })).toEqual([
    { name: "sessionHours", value: 4, version: null },
    { name: "passwordDays", value: null, version: 3 },
  ]);
  expect(changesOf(settings, { sessionHours: null })).toEqual([]);
});

test("a value outside its range is refused before it is sent", () => {
  const changes = changesOf(settings, { sessionHours: 25, passwordDays: 60 });
  expect([...unfit(changes, saveAppSetting.input)]).toEqual(["sessionHours"]);
});

test("a refetch keeps the version of a setting being edited and updates the others", () => {
  const newer = settings.map((setting) => ({ ...setting, value: 10, version: 4 }));
  const held = heldSettings(settings, newer, { passwordDays: 60 });
  expect(held.map(({ name, value, version }) => [name, value, version])).toEqual([
    ["sessionHours", 10, 4],
    ["passwordDays", 90, 3],
  ]);
  expect(isOutdated(newer, changesOf(held, { passwordDays: 60 }))).toBe(true);
  expect(isOutdated(settings, changesOf(settings, { passwordDays: 60 }))).toBe(false);
});

test("a saved setting no longer counts as a change", () => {
  const newer = settings.map((setting) => ({ ...setting, value: 60, version: 4 }));
  const held = heldSettings(settings, newer, { passwordDays: 60 });
  expect(changesOf(held, { passwordDays: 60 })).toEqual([]);
});
