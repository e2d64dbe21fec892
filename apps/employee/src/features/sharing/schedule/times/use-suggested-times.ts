import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { suggestShareTimes } from "@polyphon/contract/sharing/schedule.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { noSchedule, type ScheduleFields } from "../check-schedule.ts";

export type SuggestedTime = OutputOf<typeof suggestShareTimes>["times"][number];

export interface SuggestedTimesInput {
  readonly postId: number;
  readonly networks: readonly Network[];
  /** The day that the person asks for. */
  readonly day: string | null;
}

export interface SuggestedTimes {
  /** Undefined until the server has answered, and where it does not. */
  readonly times: readonly SuggestedTime[] | undefined;
  readonly isLoading: boolean;
}

/** Good times to share the post; asked for again while they are shown, because a time passes. */
export function useSuggestedTimes(
  { postId, networks, day }: SuggestedTimesInput,
  enabled: boolean,
): SuggestedTimes {
  const { data, isLoading } = useEndpoint(
    suggestShareTimes,
    {
      postId,
      ...(networks.length === 0 ? {} : { networks: networks.join(",") }),
      ...(day === null ? {} : { day }),
    },
    { enabled, placeholderData: keepPreviousData, refetchInterval: 60_000 },
  );
  return { times: data?.times, isLoading };
}

/** What the fields hold until somebody types: the next good time, on the day asked for even where it has none. */
export function firstFields(times: readonly SuggestedTime[] | undefined, day: string | null): ScheduleFields {
  const [first] = times ?? [];
  if (first && (day === null || first.date === day)) return { date: first.date, time: first.time };
  return day === null ? noSchedule : { date: day, time: "" };
}
