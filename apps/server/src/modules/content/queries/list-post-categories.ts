import { listPostCategories as at } from "@polyphon/contract/content/content.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import type { ContentNeeds } from "../content.port.ts";
import { listCategories } from "../content.store.ts";

export const listPostCategories = ({ shortLinkUrl }: Pick<ContentNeeds, "shortLinkUrl">) =>
  query(at, async ({ input, tx }) => ({
    categories: await listCategories(tx, input.search),
    shortLinkBase: `${shortLinkUrl}/`,
  }));
