import { limits } from "../../limits.ts";

interface NumberSetting {
  readonly kind: "number";
  readonly unit: "seconds" | "minutes" | "hours" | "days" | "items" | "calls" | "oClock";
  readonly min: number;
  readonly max: number;
  readonly standard: number;
}
interface AddressSetting {
  readonly kind: "address";
  readonly standard: string;
}

/**
 * What staff with full access may set. Only settings that the product really reads are listed; a value applies from the
 * next read, in every process.
 */
export const appSettings = {
  shareAnswerSeconds: {
    kind: "number",
    unit: "seconds",
    min: 1,
    max: 60,
    standard: limits.share.answerWithinSeconds,
  },
  askAfterHours: { kind: "number", unit: "hours", min: 1, max: 168, standard: limits.share.askAfterHours },
  heldGraceHours: { kind: "number", unit: "hours", min: 1, max: 168, standard: limits.share.heldGraceHours },
  sessionHours: { kind: "number", unit: "hours", min: 1, max: 24, standard: limits.session.seconds / 3_600 },
  passwordDays: { kind: "number", unit: "days", min: 30, max: 730, standard: limits.password.validDays },
  realTimeMinutes: { kind: "number", unit: "minutes", min: 5, max: 1_440, standard: limits.realTime.minutes },
  realTimeKeepDays: { kind: "number", unit: "days", min: 1, max: 365, standard: limits.realTime.keepDays },
  realTimeKeepItems: {
    kind: "number",
    unit: "items",
    min: 50,
    max: 5_000,
    standard: limits.realTime.keepItems,
  },
  aiTextsPerMonth: {
    kind: "number",
    unit: "calls",
    min: 0,
    max: 1_000_000,
    standard: limits.ai.textsPerMonth,
  },
  aiImagesPerMonth: {
    kind: "number",
    unit: "calls",
    min: 0,
    max: 100_000,
    standard: limits.ai.imagesPerMonth,
  },
  linkedinImportHours: {
    kind: "number",
    unit: "hours",
    min: 1,
    max: 24,
    standard: limits.linkedinImport.hours,
  },
  processingQueueDays: {
    kind: "number",
    unit: "days",
    min: 1,
    max: 60,
    standard: limits.processingQueue.days,
  },
  levelInsiderShares: {
    kind: "number",
    unit: "items",
    min: 1,
    max: 10_000,
    standard: limits.level.insiderShares,
  },
  levelInsiderNetworks: {
    kind: "number",
    unit: "items",
    min: 1,
    max: 5,
    standard: limits.level.insiderNetworks,
  },
  levelEliteShares: {
    kind: "number",
    unit: "items",
    min: 1,
    max: 10_000,
    standard: limits.level.eliteShares,
  },
  levelEliteCertificates: {
    kind: "number",
    unit: "items",
    min: 0,
    max: 50,
    standard: limits.level.eliteCertificates,
  },
  levelEliteWeeks: { kind: "number", unit: "items", min: 0, max: 52, standard: limits.level.eliteWeeks },
  levelEliteOfWeeks: { kind: "number", unit: "items", min: 1, max: 52, standard: limits.level.eliteOfWeeks },
  autopilotPlanHour: {
    kind: "number",
    unit: "oClock",
    min: 12,
    max: 23,
    standard: limits.autopilot.planHour,
  },
  erpUrl: { kind: "address", standard: "" },
} as const satisfies Record<string, NumberSetting | AddressSetting>;

export type AppSetting = keyof typeof appSettings;
export type AppSettingValue<S extends AppSetting> = (typeof appSettings)[S] extends NumberSetting
  ? number
  : string;

export const appSettingNames = Object.keys(appSettings) as [AppSetting, ...AppSetting[]];
