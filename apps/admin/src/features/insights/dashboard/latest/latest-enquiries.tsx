import { listEnquiries } from "@polyphon/contract/site/site.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { latest, LatestRecords } from "./latest-records.tsx";

/** The latest enquiries of visitors. */
export function LatestEnquiries() {
  const { text } = useText();
  const list = useEndpoint(listEnquiries, { limit: latest });
  return (
    <LatestRecords
      title={text("insights.dashboard.latestEnquiries")}
      all={{ label: text("insights.dashboard.allEnquiries"), href: screenHref("/admin/manage-enquiry", {}) }}
      list={list}
      records={list.data?.items.map(({ id, name, email, createdAt }) => ({
        id,
        name,
        href: screenHref("/admin/view-enquiry/:id", { id }),
        detail: email,
        at: createdAt,
      }))}
    />
  );
}
