import { listPostCategories as at } from "@polyphon/contract/content/content.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { listCategories } from "../../post/post.store.ts";

export const listPostCategories = ({
  shortLinkUrl,
  workflow,
}: Pick<ContentDeps, "shortLinkUrl" | "workflow">) =>
  query(at, async ({ input, actor, tx }) => ({
    categories: await listCategories(tx, input.search, await workflow.writesIn(tx, actor)),
    shortLinkBase: `${shortLinkUrl}/`,
  }));
