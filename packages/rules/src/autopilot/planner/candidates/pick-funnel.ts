import type { FunnelStep } from "@polyphon/contract/autopilot/autopilot-words.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { CompanyWeek, PickReason, PlanUser } from "../plan-types.ts";
import { matchesFilter, prepareCompany, stepFilters } from "./prepare-company.ts";
import { placeKey } from "../times/taken-times.ts";

/** A pick to be explained. */
export interface FunnelPick {
  readonly postId: number;
  readonly network: Network;
  readonly date: string;
  readonly reason: Pick<PickReason, "filter" | "step" | "kind">;
}

/** How many posts were left after each filter on the way to a pick, given these facts. */
export function pickFunnel(
  week: CompanyWeek,
  user: Pick<PlanUser, "groups" | "history" | "shares">,
  pick: FunnelPick,
): { readonly step: FunnelStep; readonly count: number }[] {
  const company = prepareCompany(week);
  const day = company.days.findIndex(({ date }) => date === pick.date);
  const filter = stepFilters(week, pick.reason.filter).find(({ step }) => step === pick.reason.step)?.filter;
  if (day < 0 || !filter) return [];
  const own = placeKey(pick.postId, pick.network);
  const had = new Set(
    [...user.history, ...user.shares].map(({ postId, network }) => placeKey(postId, network)),
  );
  const visible = [...company.byId.values()].filter(
    ({ candidate }) =>
      candidate.visibleOn[day] === true &&
      (candidate.groups === null || candidate.groups.some((group) => user.groups.includes(group))),
  );
  const inCategory = visible.filter(({ post }) => post.categoryId === filter.categoryId);
  const fitting = inCategory.filter(({ post }) => matchesFilter(post, filter));
  const fresh = fitting.filter(({ candidate }) => day <= candidate.freshUntil);
  const onNetwork = fresh.filter(({ candidate }) => candidate.networks.includes(pick.network));
  const unused = onNetwork.filter(({ post }) => {
    const place = placeKey(post.id, pick.network);
    return place === own || !had.has(place);
  });
  const ofKind = unused.filter(({ candidate }) => candidate.kind === pick.reason.kind);
  return [
    { step: "visible", count: visible.length },
    { step: "category", count: inCategory.length },
    { step: "fitting", count: fitting.length },
    { step: "fresh", count: fresh.length },
    { step: "network", count: onNetwork.length },
    { step: "unused", count: unused.length },
    { step: "kind", count: ofKind.length },
  ];
}
