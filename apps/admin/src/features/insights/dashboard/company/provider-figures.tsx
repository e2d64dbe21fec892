import { company } from "@polyphon/contract/companies/company.resource.ts";
import { adminFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { holds, useAccount } from "../../../../shared/session/account.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { FigureLinks, type LinkedFigure } from "../figure-links.tsx";
import { FiguresCard } from "../figures-card.tsx";

const options = { staleTime: 60_000 } as const;

/** The companies and their employees, counted by the lists they lead to. */
export function ProviderFigures() {
  const { text, language } = useText();
  const mayList = holds(useAccount(), "list_front_user");
  const active = useEndpoint(company.count, { active: "true" }, options);
  const inactive = useEndpoint(company.count, { active: "false" }, options);
  const people = useEndpoint(adminFrontUsers.count, { status: "ENABLED" }, { ...options, enabled: mayList });
  const figure = (
    key: "activeCompanies" | "inactiveCompanies" | "employees",
    counted: { readonly count: number; readonly exact: boolean } | undefined,
    href: string,
  ): LinkedFigure => {
    const value = (counted?.count ?? 0).toLocaleString(language);
    return {
      key,
      label: text(`insights.figures.${key}`),
      value: counted?.exact === false ? text("insights.dashboard.estimatedValue", { value }) : value,
      detail: text(`insights.figures.${key}Text`),
      href,
    };
  };
  const companies = (state: "true" | "false") => screenHref("/admin/manage-company", {}, { active: state });
  return (
    <FiguresCard
      title={text("insights.figures.provider")}
      found={mayList ? [active, inactive, people] : [active, inactive]}
    >
      <FigureLinks
        figures={[
          figure("activeCompanies", active.data, companies("true")),
          figure("inactiveCompanies", inactive.data, companies("false")),
          ...(mayList
            ? [figure("employees", people.data, screenHref("/admin/front-users", {}, { status: "ENABLED" }))]
            : []),
        ]}
      />
    </FiguresCard>
  );
}
