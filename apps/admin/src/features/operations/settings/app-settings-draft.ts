import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type {
  listAppSettings,
  saveAppSetting,
} from "@polyphon/contract/operations/settings/app-settings.contract.ts";
import type { AppSetting } from "@polyphon/contract/operations/settings/app-settings.ts";

export type ShownSetting = OutputOf<typeof listAppSettings>["items"][number];

/** The typed values; unchanged settings are missing. Null means the default. */
export type SettingsDraft = Readonly<Partial<Record<AppSetting, number | string | null>>>;

/** Settings by section of the page. */
export const settingAreas = {
  sharing: ["shareAnswerSeconds", "askAfterHours", "heldGraceHours"],
  access: ["sessionHours", "passwordDays"],
  realTime: ["realTimeMinutes", "realTimeKeepDays", "realTimeKeepItems"],
  content: ["linkedinImportHours", "processingQueueDays", "autopilotPlanHour"],
  ai: ["aiTextsPerMonth", "aiImagesPerMonth"],
  levels: [
    "levelInsiderShares",
    "levelInsiderNetworks",
    "levelEliteShares",
    "levelEliteCertificates",
    "levelEliteWeeks",
    "levelEliteOfWeeks",
  ],
  links: ["erpUrl"],
} as const satisfies Record<string, readonly AppSetting[]>;

export interface SettingChange {
  readonly name: AppSetting;
  readonly value: number | string | null;
  readonly version: number | null;
}

/** The base of the comparison: a setting being edited keeps the version it was read with, whatever others save. */
export function heldSettings(
  held: readonly ShownSetting[],
  newer: readonly ShownSetting[],
  draft: SettingsDraft,
): readonly ShownSetting[] {
  const typed = new Set(changesOf(held, draft).map(({ name }) => name));
  return newer.map((setting) => {
    const before = held.find(({ name }) => name === setting.name);
    const isMine = typed.has(setting.name) && draft[setting.name] !== setting.value;
    return isMine && before ? before : setting;
  });
}

/** What is to be saved: only changes, each with the version that was read. */
export function changesOf(settings: readonly ShownSetting[], draft: SettingsDraft): SettingChange[] {
  return settings.flatMap(({ name, value: kept, version }) => {
    const value = draft[name];
    if (value === undefined || value === kept) return [];
    return value === null && version === null ? [] : [{ name, value, version }];
  });
}

/** Somebody else saved one of them since it was read. */
export function isOutdated(newest: readonly ShownSetting[], changes: readonly SettingChange[]): boolean {
  return changes.some(
    ({ name, version }) => newest.find((setting) => setting.name === name)?.version !== version,
  );
}

/** The names of the invalid ones, by the schema that the server uses too. */
export function unfit(
  changes: readonly SettingChange[],
  schema: (typeof saveAppSetting)["input"],
): ReadonlySet<AppSetting> {
  return new Set(changes.filter((one) => !schema.safeParse(one).success).map(({ name }) => name));
}
