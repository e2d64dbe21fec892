import { overviewSchedule } from "@polyphon/contract/sharing/sharing.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { useMe } from "../../session/me.ts";

/** What every short link begins with; null until it is known, and for those who may not share. */
export function useShortLinkBase(): string | null {
  const { companyTimeZone } = useMe().company;
  const today = localDateOf(new Date(useNow()), companyTimeZone);
  const asked = { startDate: today, endDate: today };
  return (
    useEndpoint(overviewSchedule, asked, { retry: false, staleTime: Infinity }).data?.shortLinkBase ?? null
  );
}
