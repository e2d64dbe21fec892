import { linkedinContentCopy } from "@polyphon/contract/content/linkedin/linkedin-content-copy.resource.ts";
import type { Operation } from "../../../../platform/operation/operation.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ResourceLookups } from "../../../../platform/resource/resource-lookups.ts";
import {
  type Instead,
  type SaveContext,
  serveResource,
} from "../../../../platform/resource/serve-resource.ts";
import { servedResource } from "../../../../platform/resource/served-resource.ts";
import { addRow, editRow } from "../../../../platform/resource/write-rows.ts";
import { hasSameTarget } from "./linkedin-content-copy.store.ts";

const table = {
  name: "linkedin_content_copy",
  columns: {
    sourceDomain: { reference: "source_company_id" },
    sourceUser: { reference: "source_user_id" },
    destinationDomains: {
      link: { table: "linkedin_content_copy_destination", from: "copy_id", to: "destination_id" },
    },
    category: { reference: "category_id" },
    destinationUser: { reference: "destination_user_id" },
    addedAt: "created_at",
  },
} as const;

/** A domain gets a category of a source once, whichever setting says so. */
async function refuseSameTarget({ input, tx }: SaveContext, id: number | null): Promise<void> {
  const wanted = input["destinationDomains"];
  const same = await hasSameTarget(tx, {
    id,
    sourceCompanyId: Number(input["sourceDomain"]),
    categoryId: Number(input["category"]),
    destinationIds: Array.isArray(wanted) ? wanted.map(Number) : [],
  });
  if (same) throw new Refusal("duplicate");
}

export function serveContentCopy(lookups: ResourceLookups): Operation[] {
  const kept = servedResource(linkedinContentCopy, table);
  const saves: Instead = {
    add: async (context) => {
      await refuseSameTarget(context, null);
      return addRow(context.tx, kept, context.actor, context.input);
    },
    edit: async (context) => {
      await refuseSameTarget(context, Number(context.input["id"]));
      await editRow(context.tx, kept, context.input);
    },
  };
  return serveResource(linkedinContentCopy, table, lookups, saves);
}
