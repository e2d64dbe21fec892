import { voices } from "@polyphon/contract/content/content.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import type { Composition } from "@polyphon/rules/sharing/compose/compose-share.ts";
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

const keyOf = (postId: number) => `polyphon-draft-${postId}`;

function parse(raw: string): Composition | null {
  const value = JSON.parse(raw) as Partial<Record<keyof Composition, unknown>> | null;
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
    edited: true,
  };
}

/** Keeps the user's text in this tab when the dialog closes or a network's consent page opens. */
export const draftStore = {
  read(postId: number): Composition | null {
    try {
      const raw = sessionStorage.getItem(keyOf(postId));
      return raw === null ? null : parse(raw);
    } catch {
      // An unknown format; the suggested text is used instead.
      return null;
    }
  },
  keep(postId: number, composition: Composition): void {
    sessionStorage.setItem(keyOf(postId), JSON.stringify(composition));
  },
  drop(postId: number): void {
    sessionStorage.removeItem(keyOf(postId));
  },
};
