import type {
  CompanySettings,
  OwnCompanySettings,
} from "@polyphon/contract/companies/settings/company-settings.ts";
import type { Fault } from "../fault.ts";
import { checkWindows } from "./share-windows.ts";

/** Each day of the monthly configuration is given to one category. */
export function checkReservedDays(days: CompanySettings["reservedDays"]): Fault[] {
  const seen = new Set<string>();
  return days.flatMap(({ day }, at) => {
    if (seen.has(day)) return [{ field: `reservedDays.${at}.day`, say: "dayOnce" }];
    seen.add(day);
    return [];
  });
}

function repeated(field: string, values: readonly string[]): Fault[] {
  const once = new Set(values.map((value) => value.toLowerCase()));
  return once.size < values.length ? [{ field, say: "repeated" }] : [];
}

/** A setting behind a switch is required only while the switch is on. */
function neededFaults(settings: CompanySettings): Fault[] {
  const needed = [
    ["realTimeContent", "feedlyCollection", settings.feedlyCollection === ""],
    ["substitute", "substituteCategory", settings.substituteCategory === null],
    ["bestOf", "bestOfCategory", settings.bestOfCategory === null],
    ["importLinkedinContent", "linkedinContentCategory", settings.linkedinContentCategory === null],
    ["aiText", "aiTextSources", settings.aiTextSources.length === 0],
  ] as const;
  return needed.flatMap(([on, field, missing]) =>
    settings[on] && missing ? [{ field, say: "required" }] : [],
  );
}

function voiceFaults({ multiVoice, noOfVoices }: CompanySettings): Fault[] {
  return multiVoice && noOfVoices < 2 ? [{ field: "noOfVoices", say: "tooFew", values: { minimum: 2 } }] : [];
}

/** All checks of a company's settings that involve more than one field. */
export function checkCompany(settings: CompanySettings): Fault[] {
  const { requiredNetwork: needed, socialNetworks } = settings;
  return [
    ...(needed !== null && !socialNetworks.includes(needed)
      ? [{ field: "requiredNetwork", say: "networkIsOff" }]
      : []),
    ...neededFaults(settings),
    ...voiceFaults(settings),
    ...repeated("prohibitedHashtags", settings.prohibitedHashtags),
    ...repeated("galleryHashtags", settings.galleryHashtags),
    ...(settings.autopilot ? checkWindows(settings) : []),
    ...checkReservedDays(settings.reservedDays),
  ];
}

/** The input of a company's own staff merged into the stored settings: the rest stays as the provider set it. */
export function withOwn(stored: CompanySettings, own: OwnCompanySettings): CompanySettings {
  return { ...stored, ...own };
}

/** As stored: without multi-voice there is one voice. */
export function keptSettings(settings: CompanySettings): CompanySettings {
  return {
    ...settings,
    themeColor: settings.themeColor.toLowerCase(),
    noOfVoices: settings.multiVoice ? settings.noOfVoices : 1,
  };
}
