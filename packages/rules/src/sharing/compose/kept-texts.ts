import type { Composition } from "./compose-share.ts";

/** What a person writes, and the own texts that another voice has replaced, the latest first. */
export interface Writing {
  readonly now: Composition;
  readonly kept: readonly Composition[];
}

/** A voice begins with its own words; an own text is kept for when the person wants it back. */
export function switchVoice({ now, kept }: Writing, next: Composition): Writing {
  return { now: next, kept: now.edited ? [now, ...kept] : kept };
}

/** Back to the latest kept text. The one that stands there now goes behind the others, so that all can be reached. */
export function bringBack({ now, kept }: Writing): Writing {
  const [latest, ...others] = kept;
  if (latest === undefined) return { now, kept };
  return { now: latest, kept: now.edited ? [...others, now] : others };
}
