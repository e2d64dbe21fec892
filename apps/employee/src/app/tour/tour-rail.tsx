import { VisuallyHidden } from "@mantine/core";
import type { TourStep } from "@polyphon/rules/people/tour/tour-steps.ts";
import { IconCheck } from "@tabler/icons-react";
import { useMe } from "../../shared/session/me.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../shared/text/text.ts";
import { CompanyBrand } from "../header/company-brand.tsx";
import classes from "./tour-rail.module.css";
import type { Place } from "./use-tour.ts";

/** The company and the names of all steps: done, current and upcoming. */
export function TourRail({ place }: { place: Place }) {
  const { company } = useMe();
  const required = company.requiredConnectedSocialNetwork;
  const network = required === null ? "" : nameOf(required);
  const named = place.steps.filter((step): step is Exclude<TourStep, "done"> => step !== "done");
  return (
    <div className={classes.rail}>
      <CompanyBrand name={company.companyName} logoUrl={company.logo} />
      <ol className={classes.steps} aria-label={t("tour.label")}>
        {named.map((step, at) => {
          const passed = place.open.includes(step) ? "done" : "skipped";
          const state = at < place.at ? passed : at === place.at ? "now" : "coming";
          return (
            <li key={step} data-state={state} aria-current={state === "now" ? "step" : undefined}>
              <span className={classes.mark} aria-hidden>
                {state === "done" ? <IconCheck size={14} stroke={2.4} /> : at + 1}
              </span>
              {t(
                step === "networks" && required === null ? "tour.names.firstNetworks" : `tour.names.${step}`,
                {
                  network,
                },
              )}
              {state === "skipped" && <VisuallyHidden>{t("tour.leftOut")}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
      <p className={classes.about}>{t("tour.about")}</p>
    </div>
  );
}
