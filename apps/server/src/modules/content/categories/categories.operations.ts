import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import { tagChanges } from "@polyphon/rules/content/categories/tag-changes.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import { type Instead, serveResource } from "../../../platform/resource/serve-resource.ts";
import { servedResource } from "../../../platform/resource/served-resource.ts";
import { addRow, editRow } from "../../../platform/resource/write-rows.ts";
import { tagsOfCategory, writeTags } from "./defining-tag.store.ts";

const categoryTable = {
  name: "category",
  columns: {
    name: "name",
    type: "type",
    displayOrder: "display_order",
    definingTagTitle: "defining_tag_title",
    tags: {
      computed: `array(select tag.title from category_defining_tag tag where tag.category_id = kept.id
                 order by lower(tag.title), tag.id)`,
    },
    companies: { link: { table: "category_company", from: "category_id", to: "company_id" } },
    isPrivate: "is_private",
    utmMandatory: "utm_mandatory",
    contentQuota: "content_quota",
    dueDay: "due_day",
    leadWeeks: "lead_weeks",
    strategyLink: "strategy_link",
    feedlyLink: "feedly_link",
    powerUploader: "power_uploader",
    eicEmails: "eic_emails",
  },
} as const;

/** Posts refer to tags by row, so a category is saved together with the changes of its tags. */
function categorySaves(): Instead {
  const kept = servedResource(category, categoryTable);
  const saveTags = async (tx: Tx, id: number, wanted: unknown) =>
    writeTags(tx, id, tagChanges(await tagsOfCategory(tx, id), wanted as readonly string[]));
  return {
    add: async ({ input, actor, tx }) => {
      const id = await addRow(tx, kept, actor, input);
      await saveTags(tx, id, input["tags"]);
      return id;
    },
    edit: async ({ input, tx }) => {
      await editRow(tx, kept, input);
      await saveTags(tx, Number(input["id"]), input["tags"]);
    },
  };
}

export const categoryOperations = (lookups: ResourceLookups): Operation[] =>
  serveResource(category, categoryTable, lookups, categorySaves());
