import type { Voice } from "@polyphon/contract/content/content.ts";
import type { listWorkflowPosts, readReview } from "@polyphon/contract/editorial/review.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { changesIn, type DiffRun, wordDiff } from "./word-diff.ts";

export type QueueRow = OutputOf<typeof listWorkflowPosts>["items"][number];
export type Review = OutputOf<typeof readReview>;
export type HistoryStep = Review["history"][number];

export interface VoiceChange {
  readonly voice: Voice;
  readonly state: "new" | "gone" | "changed" | "unchanged" | "first";
  readonly runs: readonly DiffRun[];
  readonly text: string;
  readonly changes: number;
}

type Copies = Review["voices"];

function copyOf(voices: Copies, voice: Voice, network: Network): string | undefined {
  return voices.find((one) => one.voice === voice)?.copy[network];
}

/** The copy of each voice on one network, compared with another version. */
export function voiceChanges(
  { voices, base }: Pick<Review, "voices" | "base">,
  network: Network,
): VoiceChange[] {
  const before = base?.voices ?? [];
  const all = [...new Set([...voices, ...before].map(({ voice }) => voice))].toSorted();
  return all.map((voice) => {
    const now = copyOf(voices, voice, network) ?? "";
    const old = copyOf(before, voice, network) ?? "";
    const runs = base === null ? [{ kind: "same" as const, text: now }] : wordDiff(old, now);
    const changes = changesIn(runs);
    const has = (some: Copies) => some.some((one) => one.voice === voice);
    const state =
      base === null
        ? "first"
        : !has(voices)
          ? "gone"
          : !has(before)
            ? "new"
            : changes > 0
              ? "changed"
              : "unchanged";
    return { voice, state, runs, text: now, changes };
  });
}

/** Networks with copy now or before, each with the number of changed voices. */
export function networkChanges(
  review: Pick<Review, "voices" | "base">,
): { network: Network; changes: number }[] {
  return networks.flatMap((network) => {
    const changes = voiceChanges(review, network);
    const used = changes.some(({ runs }) => runs.some(({ text }) => text !== ""));
    return used ? [{ network, changes: changes.reduce((sum, one) => sum + one.changes, 0) }] : [];
  });
}

/** The post to continue with when one has left the queue. */
export function nextInQueue(rows: readonly Pick<QueueRow, "id">[], id: number): number | null {
  const at = rows.findIndex((row) => row.id === id);
  if (at === -1) return rows[0]?.id ?? null;
  return rows[at + 1]?.id ?? rows[at - 1]?.id ?? null;
}

export function percentOf({
  judged,
  rejected,
}: {
  readonly judged: number;
  readonly rejected: number;
}): number {
  return judged === 0 ? 0 : Math.round((rejected / judged) * 100);
}
