import { voices } from "@polyphon/contract/content/content.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import type { Composition } from "@polyphon/rules/sharing/compose/compose-share.ts";
import type { Writing } from "@polyphon/rules/sharing/compose/kept-texts.ts";
import type { CopyMention } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";

function mentionsOf(value: unknown): CopyMention[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).flatMap((one) => {
    const { displayName, linkedinUrn } = (one ?? {}) as Record<string, unknown>;
    return typeof displayName === "string" && typeof linkedinUrn === "string"
      ? [{ displayName, linkedinUrn }]
      : [];
  });
}

/** A failed share that is changed has a draft of its own, so that neither text overwrites the other. */
export const draftNameOf = (postId: number, failedShareId: number | null): string =>
  `share-${postId}${failedShareId === null ? "" : `-again-${failedShareId}`}`;

function compositionOf(stored: unknown): Composition | null {
  const value = stored as Partial<Record<keyof Composition, unknown>> | null;
  const voice = voices.find((one) => one === value?.voice);
  if (!value || voice === undefined || !Array.isArray(value.selected) || typeof value.copies !== "object")
    return null;
  const copies = Object.entries(value.copies ?? {}).filter((entry) => typeof entry[1] === "string");
  const { selected } = value;
  return {
    voice,
    selected: networks.filter((network) => selected.includes(network)),
    copies: Object.fromEntries(copies),
    mentions: mentionsOf(value.mentions),
    // A call to action must be chosen again, because it may have ended by then.
    ctas: {},
    edited: value.edited !== false,
  };
}

/** The text of an earlier visit; null where its format is unknown, and the suggested text is used instead. */
export function writingOf(value: unknown): Writing | null {
  const stored = value as { readonly now?: unknown; readonly kept?: unknown } | null | undefined;
  const now = compositionOf(stored?.now ?? null);
  const kept = Array.isArray(stored?.kept) ? (stored.kept as unknown[]) : [];
  return now && { now, kept: kept.flatMap((one) => compositionOf(one) ?? []) };
}
