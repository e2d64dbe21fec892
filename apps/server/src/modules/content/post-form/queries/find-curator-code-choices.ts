import { findCuratorCodeChoices as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { curatorCodesBy } from "../post-choices.store.ts";

export const findCuratorCodeChoices = query(at, async ({ input, tx }) => ({
  items: await curatorCodesBy(tx, input),
}));
