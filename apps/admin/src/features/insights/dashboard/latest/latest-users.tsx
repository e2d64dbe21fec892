import {
  adminFrontUsers,
  corporateFrontUsers,
} from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useAccount } from "../../../../shared/session/account.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { latest, LatestRecords } from "./latest-records.tsx";

/** The newest employees: of all companies, or of the user's own. */
export function LatestUsers() {
  const { text } = useText();
  const ofAll = useAccount().companyId === null;
  const { list: endpoint } = ofAll ? adminFrontUsers : corporateFrontUsers;
  const newest = { sort: "-createdAt" } as const;
  const list = useEndpoint(endpoint, { ...newest, limit: latest });
  return (
    <LatestRecords
      title={text("insights.dashboard.latestUsers")}
      all={{
        label: text("insights.dashboard.allUsers"),
        href: ofAll
          ? screenHref("/admin/front-users", {}, newest)
          : screenHref("/admin/corporate-front-users", {}, newest),
      }}
      list={list}
      records={list.data?.items.map(({ id, name, company, email, createdAt }) => ({
        id,
        name,
        href: screenHref("/admin/view-front-user/:id", { id }),
        detail: company?.name ?? email,
        at: createdAt,
      }))}
    />
  );
}
