import { getMentionsByUrns as at } from "@polyphon/contract/mentions/mentions.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { approvedByUrns } from "../mention-search.store.ts";

export const getLinkedinMentionsByUrns = query(at, async ({ input, actor, tx }) => ({
  items: await approvedByUrns(tx, actor.companyId, input.urns),
}));
