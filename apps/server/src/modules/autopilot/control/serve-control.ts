import { autopilotControl } from "@polyphon/contract/autopilot/autopilot-control.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import { serveResource } from "../../../platform/resource/serve-resource.ts";

export function serveControl(lookups: ResourceLookups): Operation[] {
  return serveResource(
    autopilotControl,
    {
      name: "autopilot_control",
      columns: {
        companyName: { computed: "(select company.name from company where company.id = kept.company_id)" },
        company: { reference: "company_id" },
        originalPercent: "original_percent",
        curatedPercent: "curated_percent",
        categories: "category_ids",
        tags: "tag_ids",
        postCount: "post_count",
      },
    },
    lookups,
  );
}
