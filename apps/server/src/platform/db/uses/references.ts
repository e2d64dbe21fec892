import type { Referrer } from "@polyphon/contract/errors.ts";
import type { Tables } from "../schema.gen.ts";

type ColumnOf<T extends keyof Tables> = keyof Tables[T] & string;
type Column = { [T in keyof Tables]: `${T}.${ColumnOf<T>}` }[keyof Tables];

interface Reference {
  readonly kind: Referrer;
  /** The column with the id of what is counted, where it is not the referring row itself. */
  readonly owner?: string;
}

/** Rows that are kept along with others, which are counted already. */
const countedWithPost = null;

/** Every column whose reference keeps a row from being deleted or moved. A test asks for each of the schema. */
export const references = {
  "post.category_id": { kind: "post" },
  "post_word.category_id": countedWithPost,
  "post_text_word.category_id": countedWithPost,
  "post.curator_code_id": { kind: "post" },
  "post.attachment_id": { kind: "post" },
  "post_image.media_id": { kind: "post", owner: "post_id" },
  "post_work.category_id": { kind: "billableWork", owner: "post_id" },
  "post_work.post_id": { kind: "billableWork", owner: "post_id" },
  "share.post_id": { kind: "share" },
  "company.holding_entity_id": { kind: "company" },
  "company.logo_media_id": { kind: "company" },
  "gallery_image.media_id": { kind: "galleryImage" },
  "sticker.media_id": { kind: "sticker" },
  "banner.media_id": { kind: "banner" },
  "slider_image.media_id": { kind: "sliderImage" },
  "badge.media_id": { kind: "badge" },
  "real_time_item.media_id": { kind: "realTimeItem" },
  "linkedin_post_image.media_id": { kind: "linkedinPost", owner: "linkedin_post_id" },
  "own_post.attachment_id": { kind: "ownPost" },
  "own_post_image.media_id": { kind: "ownPost", owner: "own_post_id" },
  "account.photo_media_id": { kind: "employee" },
  "user_group_member.parameter_id": { kind: "employee", owner: "account_id" },
  "questionnaire_reply.questionnaire_id": { kind: "questionnaireReply" },
} as const satisfies Partial<Record<Column, Reference | null>>;

interface Named {
  readonly table: keyof Tables;
  readonly name: string;
  /** Which of them a company's staff may be shown, besides what row level security leaves. */
  readonly where?: string;
}

/** Kinds with a name to show. The others are counted only: what employees share, write or answer is theirs. */
export const names: Readonly<Partial<Record<Referrer, Named>>> = {
  post: {
    table: "post",
    name: "title",
    // Not what is one employee's, nor what the provider's staff are still writing.
    where: `for_account_id is null and (platform.current_company() is null
      or company_id = platform.current_company() or status = 'PUBLISHED')`,
  },
  company: { table: "company", name: "name" },
  galleryImage: { table: "gallery_image", name: "title" },
  sticker: { table: "sticker", name: "title" },
  banner: { table: "banner", name: "title" },
  sliderImage: { table: "slider_image", name: "title" },
  badge: { table: "badge", name: "title" },
  realTimeItem: { table: "real_time_item", name: "title" },
  employee: { table: "account", name: "first_name || ' ' || last_name" },
};

/** Undefined for a column that nobody has entered. */
export function referenceOf(column: string): Reference | null | undefined {
  const known: Readonly<Record<string, Reference | null>> = references;
  return known[column];
}
