import type { KitPast } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { editPage, listPageHistory } from "@polyphon/contract/site/site.contract.ts";

const { title, contentEn, contentDe } = editPage.input.shape;

/** The call for the history of a page, and the names of its fields. */
export const pagePast: KitPast = {
  module: "site",
  name: "page",
  fields: {
    title: { kind: "text", schema: title },
    contentEn: { kind: "html", schema: contentEn },
    contentDe: { kind: "html", schema: contentDe },
  },
  history: listPageHistory,
};
