import { query } from "../../../../platform/operation/query.ts";
import type { BackOffice } from "../../back-office/back-office.ts";
import { approvedByUrns } from "../mention-search.store.ts";

export const getStaffMentionsByUrns = ({ calls }: BackOffice) =>
  query(calls.getByUrns, async ({ input, actor, tx }) => ({
    items: await approvedByUrns(tx, actor.companyId, input.urns),
  }));
