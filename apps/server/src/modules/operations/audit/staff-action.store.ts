import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listStaffActions as at } from "@polyphon/contract/operations/staff-actions.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among, type Condition, onDays } from "../../../platform/list/condition.ts";
import { listPage, type Page } from "../../../platform/list/list.ts";
import { newestFirst } from "../../../platform/list/list-order.ts";
import type { ActionNames } from "./action-catalogue.ts";

export interface StaffActionRow {
  readonly id: number;
  readonly at: Date;
  readonly actorId: number | null;
  readonly companyId: number | null;
  readonly action: string;
  readonly subjectId: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

type Filter = Omit<InputOf<typeof at>, "kind" | "thing"> & { readonly actions: ActionNames };

/** What tells of some actions what was done, as `tellingDetail` reads it. */
const detail = `coalesce(e.details ->> 'action', e.details ->> 'status', e.details ->> 'active', '')`;

const recordedUnder = ({ names, withDetail }: ActionNames): Condition =>
  withDetail.length === 0
    ? among("e.action", names)
    : (bind) => `(e.action = any(${bind(names)}) or e.action || ' ' || ${detail} = any(${bind(withDetail)}))`;

/** Newest first: of everybody, of a company, of somebody, or of an action, each by an index of staff's lines alone. */
export function listStaffActions(tx: Tx, filter: Filter): Promise<Page<StaffActionRow>> {
  return listPage<StaffActionRow>(
    tx,
    {
      select: `e.id, e.at, e.actor_id as "actorId", e.company_id as "companyId", e.action, e.subject_id as "subjectId", e.details`,
      from: "audit_entry e",
      where: [
        "e.by_staff",
        // Of several, all were refused.
        "e.details ->> 'count' is distinct from '0'",
        recordedUnder(filter.actions),
        among("e.actor_id", filter.by),
        among("e.company_id", filter.company),
        ...onDays("e.at", "timestamptz", filter.atFrom, filter.atTo),
      ],
      order: newestFirst("e.at", "e.id"),
    },
    filter,
  );
}
