import { voices } from "@polyphon/contract/content/content.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import type { Composition } from "./composition.ts";

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
    edited: true,
  };
}

/** Words somebody wrote outlive a closed dialog and the way through a network's consent page, in this tab. */
export const draftStore = {
  read(postId: number): Composition | null {
    try {
      const raw = sessionStorage.getItem(keyOf(postId));
      return raw === null ? null : parse(raw);
    } catch {
      // Not our words; the suggested ones take their place.
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
