import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import type { PlanItem } from "./plan-model.ts";

/** How old a post is, in words; null where nobody knows. */
export function usePublishedText(): (post: Pick<PlanItem, "publishedOn">) => string | null {
  const { companyTimeZone } = useMe().company;
  const { sinceDay } = useFormats();
  return ({ publishedOn }) => {
    if (publishedOn === null) return null;
    const isAhead = publishedOn > localDateOf(new Date(), companyTimeZone);
    const text = t(isAhead ? "autopilot.plan.publishes" : "autopilot.plan.published", {
      when: sinceDay(publishedOn),
    });
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
  };
}
