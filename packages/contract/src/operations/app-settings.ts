import { limits } from "../limits.ts";

interface NumberSetting {
  readonly kind: "number";
  readonly unit: "seconds" | "hours" | "days";
  readonly min: number;
  readonly max: number;
  readonly standard: number;
}
interface AddressSetting {
  readonly kind: "address";
  readonly standard: string;
}

/**
 * What staff with full access may set. Only what the product really reads stands here; a value counts from the next
 * time it is asked for, in every process.
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
  erpUrl: { kind: "address", standard: "" },
} as const satisfies Record<string, NumberSetting | AddressSetting>;

export type AppSetting = keyof typeof appSettings;
export type AppSettingValue<S extends AppSetting> = (typeof appSettings)[S] extends NumberSetting
  ? number
  : string;

export const appSettingNames = Object.keys(appSettings) as [AppSetting, ...AppSetting[]];
