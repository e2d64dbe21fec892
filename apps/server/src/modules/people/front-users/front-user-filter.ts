import type {
  Activity,
  FrontType,
  FrontUserStatus,
  Level,
  NetworkWord,
} from "@polyphon/contract/people/front-users/front-users.ts";
import type { CallGuard } from "../../../platform/guard/call-guard.ts";
import { quietSince } from "@polyphon/rules/people/front-users/activity.ts";
import { frontUserSorts, type FrontUserSort, type FrontUserFilter } from "../../identity/identity.api.ts";
import { groupCondition } from "../group-parameters/front-user-groups.store.ts";
import type { FrontUserDeps } from "./front-users.deps.ts";

/** What the filters of the resource leave in an input, once its own schema has read them. */
interface Filters {
  readonly search?: string | undefined;
  readonly company?: readonly number[];
  readonly status?: readonly FrontUserStatus[];
  readonly level?: readonly Level[];
  readonly type?: readonly FrontType[];
  readonly groups?: readonly number[];
  readonly networks?: readonly NetworkWord[];
  readonly lightFrontUser?: boolean;
  readonly activity?: readonly Activity[];
  readonly signedIn?: boolean;
  readonly autopilot?: boolean;
}

/** Who is meant: a company's staff see their own employees, whatever companies they name. */
export function frontUserFilter(
  input: object,
  reach: {
    readonly companyId: number | null;
    readonly types: readonly FrontType[] | null;
    readonly guard: CallGuard;
  },
  { connections, shares, autopilot }: Pick<FrontUserDeps, "connections" | "shares" | "autopilot">,
  now: Date,
): FrontUserFilter {
  const filters: Filters = input;
  const search = filters.search?.trim() ?? "";
  const companyIds = reach.companyId === null ? (filters.company ?? null) : [reach.companyId];
  return {
    search: search === "" ? null : search,
    companyIds,
    leaveOut: reach.guard.leaveOut,
    statuses: filters.status ?? null,
    levels: filters.level ?? null,
    types: reach.types ?? filters.type ?? null,
    light: filters.lightFrontUser ?? null,
    signedIn: filters.signedIn ?? null,
    also: [
      ...(filters.groups ? [groupCondition(filters.groups)] : []),
      ...(filters.networks ? [connections.condition(filters.networks)] : []),
      ...(filters.activity ? [shares.condition(filters.activity, quietSince(now))] : []),
      ...(filters.autopilot === undefined ? [] : [autopilot.condition(filters.autopilot, companyIds)]),
    ],
  };
}

export function sortOf({ sort }: { readonly sort?: string | undefined }): FrontUserSort {
  return frontUserSorts.find((one) => one === sort) ?? "name";
}
