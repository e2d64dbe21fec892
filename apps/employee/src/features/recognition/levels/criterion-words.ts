import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readLevelCriteria } from "@polyphon/contract/recognition/recognition.contract.ts";
import { formatNumber } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";

export type Standing = OutputOf<typeof readLevelCriteria>;
export type Criterion = Standing["levels"][number]["criteria"][number];

/** What is asked for, and how much of it is there. */
export function criterionWords({ key, have, needed, met }: Criterion, ofWeeks: number) {
  const label = t(`recognition.levels.criterion.${key}`, { ofWeeks });
  // Autopilot alone is enough where networks are counted, and a profile is complete or not.
  if (key === "profile" || (met && have < needed))
    return { label, value: t(met ? "recognition.levels.met" : "recognition.levels.missing") };
  return {
    label,
    value: t("recognition.levels.have", { have: formatNumber(have), needed: formatNumber(needed) }),
  };
}
