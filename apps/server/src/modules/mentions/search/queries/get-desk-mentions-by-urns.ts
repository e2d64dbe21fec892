import { query } from "../../../../platform/operation/query.ts";
import type { Desk } from "../../back-office/desk.ts";
import { approvedByUrns } from "../mention-search.store.ts";

export const getDeskMentionsByUrns = ({ calls }: Desk) =>
  query(calls.getByUrns, async ({ input, actor, tx }) => ({
    items: await approvedByUrns(tx, actor.companyId, input.urns),
  }));
