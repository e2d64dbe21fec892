import { readCompanySetup, type SetupStep } from "@polyphon/contract/companies/company-setup.contract.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import { AppLink } from "../../shared/address/app-link.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useMay } from "../../shared/session/use-may.ts";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./setup-card.module.css";

/** Where each step is done. */
const placeOf = (id: string): Readonly<Record<SetupStep, string>> => ({
  look: `${screenHref("/admin/company-edit/:id", { id })}#company-brand`,
  categories: screenHref("/admin/category-list", {}, { companies: id }),
  manager: screenHref("/admin/corporate-users", {}, { company: id }),
  employees: screenHref("/admin/bulk-add-front-user", {}),
  networks: screenHref("/admin/front-users", {}, { company: id }),
});

/** What a company still lacks before its employees can begin; gone when nothing is lacking. */
export function SetupCard({ id }: { id: string }) {
  const { text } = useText();
  const may = useMay();
  const { data } = useEndpoint(readCompanySetup, { id }, { enabled: may(readCompanySetup.access) });
  if (data === undefined || data.steps.every(({ done }) => done)) return null;
  const places = placeOf(id);
  const done = data.steps.filter((one) => one.done).length;
  return (
    <Card
      title={text("companies.setup.title")}
      aside={text("companies.setup.count", { done, all: data.steps.length })}
    >
      <ul className={classes.steps}>
        {data.steps.map((one) => (
          <li key={one.step} className={classes.step} data-done={one.done || undefined}>
            {one.done ? (
              <IconCircleCheck size={18} stroke={1.7} aria-label={text("companies.setup.done")} />
            ) : (
              <IconCircle size={18} stroke={1.7} aria-label={text("companies.setup.open")} />
            )}
            <span className={classes.words}>
              {one.done ? (
                text(`companies.setup.step.${one.step}`)
              ) : (
                <AppLink href={places[one.step]}>{text(`companies.setup.step.${one.step}`)}</AppLink>
              )}
              {!one.done && <span className={classes.why}>{text(`companies.setup.why.${one.step}`)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
