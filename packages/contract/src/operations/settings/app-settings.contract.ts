import { z } from "zod";
import { endpoint } from "../../kit/endpoint.ts";
import { rowVersion } from "../../kit/ref.ts";
import { type AppSetting, appSettingNames, appSettings } from "./app-settings.ts";

const fullAccess = "no permission opens /admin/app-setting";
const value = z.union([z.number(), z.string()]);

const appSetting = z.object({
  name: z.enum(appSettingNames),
  value,
  /** The default; for an address, what the operator configured. */
  standard: value,
  /** Null where the default applies. */
  version: z.number().int().nullable(),
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
});

export const listAppSettings = endpoint({
  name: "list-app-settings",
  method: "GET",
  path: "/services/admin/api/app-settings",
  about: "none",
  access: { fullAccess },
  reads: ["setting"],
  input: z.object({}),
  output: z.object({ items: z.array(appSetting) }),
  errors: [],
});

const address = z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(500)]);

type Context = z.core.$RefinementCtx;

/** A value must fit the setting it is for. */
function refuseUnfit(name: AppSetting, given: number | string, context: Context): void {
  const setting = appSettings[name];
  const issue = { path: ["value"], input: given };
  if (setting.kind === "address") {
    if (!address.safeParse(given).success)
      context.addIssue({ ...issue, code: "custom", params: { say: "url" } });
    return;
  }
  const { min, max } = setting;
  if (typeof given !== "number" || !Number.isInteger(given))
    context.addIssue({ ...issue, code: "custom", params: { say: "format" } });
  else if (given < min) context.addIssue({ ...issue, code: "too_small", origin: "number", minimum: min });
  else if (given > max) context.addIssue({ ...issue, code: "too_big", origin: "number", maximum: max });
}

export const saveAppSetting = endpoint({
  name: "save-app-setting",
  method: "PUT",
  path: "/services/admin/api/app-settings/:name",
  about: "none",
  access: { fullAccess },
  changes: ["setting"],
  input: z
    .object({
      name: z.enum(appSettingNames),
      /** Null restores the default. */
      value: value.nullable().meta({ example: null }),
      version: rowVersion.nullable(),
    })
    .superRefine((input, context) => {
      if (input.value !== null) refuseUnfit(input.name, input.value, context);
    }),
  output: appSetting,
  errors: ["edited_meanwhile"],
});
