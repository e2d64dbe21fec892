import type { Doing } from "@polyphon/contract/kit/about.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { SeenLine } from "@polyphon/rules/operations/seen-lines.ts";
import { t } from "../../shared/text/text.ts";
import { formatList } from "../../shared/time/formats.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Corporate admins and writers", in works-council mode with how they see it. */
export function lineWords({ userTypes, sight, namedFor }: SeenLine, council: boolean): string {
  const roles = capital(formatList(userTypes.map((one) => t(`looks.roles.${one}`))));
  if (!council) return roles;
  const exceptions = namedFor.map((reason) => t(`looks.namedFor.${reason}`));
  // Where everything is named, the reason says it already.
  const how = sight === "named" ? exceptions : [t(`looks.sights.${sight}`), ...exceptions];
  return t("looks.seenBy", { roles, how: how.join("; ") });
}

export function keptWords(doing: Doing): string {
  return t(`looks.doings.${doing}.kept`, {
    planDays: limits.autopilot.logDays,
    failureDays: limits.login.failuresKeptDays,
  });
}
