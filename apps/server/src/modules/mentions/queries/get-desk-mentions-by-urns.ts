import { query } from "../../../platform/operation/query.ts";
import type { Desk } from "../desk.ts";
import { approvedByUrns } from "../mentions.search-store.ts";

export const getDeskMentionsByUrns = ({ calls }: Desk) =>
  query(calls.getByUrns, async ({ input, actor, tx }) => ({
    items: await approvedByUrns(tx, actor.companyId, input.urns),
  }));
