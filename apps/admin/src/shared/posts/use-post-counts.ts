import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { type PostState, postStates } from "@polyphon/contract/content/content.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";

export interface PostCount {
  readonly value: number;
  readonly exact: boolean;
}

export interface PostCounts {
  /** Those to show: hardly ever is a post stopped. */
  readonly states: readonly PostState[];
  readonly of: Readonly<Record<PostState | "all", PostCount | undefined>>;
  /** When the newest of the counts was taken. */
  readonly countedAt: Date | null;
  readonly error: unknown;
  readonly again: () => void;
}

const options = { staleTime: 30_000 } as const;

/** How many posts are in each view, counted by the server. */
export function usePostCounts(): PostCounts {
  const all = useEndpoint(listPosts, { limit: 1 }, options);
  const visible = useEndpoint(listPosts, { limit: 1, state: "visible" }, options);
  const scheduled = useEndpoint(listPosts, { limit: 1, state: "scheduled" }, options);
  const ended = useEndpoint(listPosts, { limit: 1, state: "ended" }, options);
  const stopped = useEndpoint(listPosts, { limit: 1, state: "stopped" }, options);
  const every = [all, visible, scheduled, ended, stopped];
  const at = Math.min(...every.map((one) => one.dataUpdatedAt));
  const isStopped = (stopped.data?.count.value ?? 0) > 0;
  return {
    states: postStates.filter((state) => state !== "stopped" || isStopped),
    of: {
      all: all.data?.count,
      visible: visible.data?.count,
      scheduled: scheduled.data?.count,
      ended: ended.data?.count,
      stopped: stopped.data?.count,
    },
    countedAt: at > 0 ? new Date(at) : null,
    error: every.find((one) => one.error)?.error ?? null,
    again: () => {
      for (const one of every) void one.refetch();
    },
  };
}
