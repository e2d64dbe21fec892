import { category } from "@polyphon/contract/content/category.resource.ts";
import { curatorCode } from "@polyphon/contract/content/curator-code.resource.ts";
import { galleryImage } from "@polyphon/contract/content/gallery-image.resource.ts";
import { postTag } from "@polyphon/contract/content/post-tag.resource.ts";
import { prohibitedEmail } from "@polyphon/contract/content/prohibited-email.resource.ts";
import { prohibitedWord } from "@polyphon/contract/content/prohibited-word.resource.ts";
import { sticker } from "@polyphon/contract/content/sticker.resource.ts";
import { tagChanges } from "@polyphon/rules/content/tag-changes.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { Operation } from "../../platform/operation/operation.ts";
import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";
import { type Instead, serveResource } from "../../platform/resource/serve-resource.ts";
import { servedResource } from "../../platform/resource/served-resource.ts";
import { insertRow, updateRow } from "../../platform/resource/write-rows.ts";
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
    companies: { link: "category_company", from: "category_id", to: "company_id" },
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

/** Tags are rows of their own that posts point at, so a category is saved together with what becomes of them. */
function categorySaves(): Instead {
  const kept = servedResource(category, categoryTable);
  const saveTags = async (tx: Tx, id: number, wanted: unknown) =>
    writeTags(tx, id, tagChanges(await tagsOfCategory(tx, id), wanted as readonly string[]));
  return {
    add: async ({ input, actor, tx }) => {
      const id = await insertRow(tx, kept, actor, input);
      await saveTags(tx, id, input["tags"]);
      return id;
    },
    edit: async ({ input, tx }) => {
      await updateRow(tx, kept, input);
      await saveTags(tx, Number(input["id"]), input["tags"]);
    },
  };
}

const rates = {
  curatedCents: "curated_cents",
  originalCents: "original_cents",
  localCents: "local_cents",
} as const;

/** What staff keep beside the posts, all on the kit. */
export function contentDesk(desk: ResourceDesk): Operation[] {
  return [
    ...serveResource(category, categoryTable, desk, categorySaves()),
    ...serveResource(postTag, { name: "post_tag", columns: { name: "name" } }, desk),
    ...serveResource(prohibitedWord, { name: "prohibited_word", columns: { word: "word" } }, desk),
    ...serveResource(
      prohibitedEmail,
      { name: "prohibited_email", columns: { email: "email", reason: "reason" } },
      desk,
    ),
    ...serveResource(
      curatorCode,
      { name: "curator_code", columns: { code: "code", active: "active", ...rates } },
      desk,
    ),
    ...serveResource(
      sticker,
      {
        name: "sticker",
        columns: {
          title: "title",
          image: { picture: "media_id" },
          companies: { link: "sticker_company", from: "sticker_id", to: "company_id" },
        },
      },
      desk,
    ),
    ...serveResource(
      galleryImage,
      {
        name: "gallery_image",
        columns: { title: "title", image: { picture: "media_id" }, hashtags: "hashtags" },
      },
      desk,
    ),
  ];
}
