import { limits } from "@polyphon/contract/limits.ts";
import { totalCap } from "@polyphon/rules/autopilot/choices/check-config.ts";
import type { Fault } from "@polyphon/rules/companies/fault.ts";
import { t } from "../../../shared/text/text.ts";
import type { Draft } from "./draft.ts";

function missing(field: string): string {
  const { countMax: most } = limits.autopilot;
  if (field === "socialNetworks") return t("autopilot.fault.network");
  if (field === "userAutoPilotConfigs") return t("autopilot.fault.row");
  if (field.endsWith(".categoryId")) return t("autopilot.fault.rowCategory");
  if (field.endsWith(".noOfPost")) return t("autopilot.fault.rowCount", { most });
  return t("autopilot.fault.other");
}

/** The text of a fault on this screen. */
export function faultText({ field, say, values = {} }: Fault, { networks }: Pick<Draft, "networks">): string {
  switch (say) {
    case "required":
      return missing(field);
    case "between":
      return t("autopilot.fault.rowCount", { most: limits.autopilot.countMax });
    case "tooMany":
      return t("autopilot.fault.tooManyRows", { most: limits.autopilot.rows });
    case "postCountExceeded":
      return t("autopilot.fault.postCountExceeded", { most: totalCap(networks) });
    case "dayNeeded":
      return t("autopilot.fault.day");
    case "latestTime":
    case "fromBeforeTo":
    case "shareTimeHours":
    case "shareTimeBoth":
    case "categoryWeeklyRequired":
    case "tooManyCategories":
    case "dayReserved":
      return t(`autopilot.fault.${say}`, values);
    default:
      return t("autopilot.fault.other");
  }
}

/** Also shown as a notice, because it belongs to no single field. */
export const isShown = ({ say }: Fault): boolean =>
  say === "postCountExceeded" || say === "categoryWeeklyRequired" || say === "tooManyCategories";
