import type { Network } from "@polyphon/contract/networks/networks.ts";
import { type NetworkCount, weekShares } from "@polyphon/rules/autopilot/choices/week-shares.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { formatList } from "../../../shared/time/formats.ts";

/** "6 on LinkedIn and 4 on Xing" */
export const eachText = (each: readonly NetworkCount[]): string =>
  formatList(
    each.map(({ network, count }) => t("autopilot.week.onNetwork", { count, network: nameOf(network) })),
  );

/** What a number of posts a week comes to on the networks; null where that is nothing. */
export function weekText(networks: readonly Network[], posts: number): string | null {
  const { each, total: shares } = weekShares(networks, posts);
  const [first] = each;
  if (!first || shares === 0) return null;
  const { count } = first;
  if (each.length === 1) return t("autopilot.week.one", { count, network: nameOf(first.network) });
  return each.every((one) => one.count === count)
    ? t("autopilot.week.same", { count, networks: each.length, shares })
    : t("autopilot.week.differs", { each: eachText(each), shares });
}
