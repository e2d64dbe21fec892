import type { ContentLanguage, PostSource, Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { type Theme, themes } from "../art/themes.ts";
import { demoSeries, demoStories } from "./demo-stories.ts";

export interface DemoPost {
  readonly category: string;
  readonly title: string;
  readonly language: ContentLanguage;
  readonly source: PostSource;
  readonly postUrl: string;
  readonly campaign: string;
  readonly pictures: readonly Theme[];
  readonly voices: { voice: Voice; copy: Partial<Record<Network, string>> }[];
  readonly pinned: "front-page" | "featured" | null;
  /** How long before the start of the demo it was published; below zero it is still to come. */
  readonly ageHours: number;
}

const howMany = 200;
const voiceNames: readonly Voice[] = ["VOICE_1", "VOICE_2", "VOICE_3"];

/** Every picture the demo draws. */
export const pictureKeys = Object.keys(themes) as Theme[];

function copiesOf(long: readonly string[], short: string): DemoPost["voices"] {
  return long.map((text, index) => ({
    voice: voiceNames[index] ?? "VOICE_1",
    copy: {
      LINKEDIN: text,
      FACEBOOK: text,
      XING: text.length <= 340 ? text : short,
      TWITTER: index === 0 ? short : (text.split("\n\n")[0] ?? short),
    },
  }));
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60);
}

function stories(): DemoPost[] {
  return demoStories.map((story, index) => ({
    category: story.category,
    title: story.title,
    language: story.language,
    source: story.source,
    postUrl: `https://www.${story.host}/${slug(story.title)}`,
    campaign: "autumn-2026",
    pictures: index === 3 ? [story.picture, "city-at-night", "bikes"] : [story.picture],
    voices: copiesOf(story.voices, story.short),
    pinned: story.pinned ?? null,
    ageHours: 2 + index * 9,
  }));
}

/**
 * Two a day for six weeks, fewer before, back to two quarters. The last few are scheduled, so that the back office has
 * something that is still to come.
 */
function ageOf(index: number): number {
  return index < 3 ? -24 * (index + 1) : 110 + index * 11 + Math.max(0, index - 80) * 26;
}

function series(count: number): DemoPost[] {
  const categories = [...new Set(demoStories.map((story) => story.category))];
  return Array.from({ length: count }, (_, index) => {
    const kind = demoSeries[index % demoSeries.length] ?? demoSeries[0];
    if (!kind) throw new Error("the demo has no series");
    const number = 60 - Math.floor(index / demoSeries.length);
    return {
      category: categories[(index * 5 + 2) % categories.length] ?? "Careers",
      title: kind.title(number),
      language: kind.language,
      source: kind.source,
      postUrl: `https://www.${kind.host}/${slug(kind.title(number))}`,
      campaign: "series",
      pictures: [pictureKeys[(index * 5 + 3) % pictureKeys.length] ?? "mountains"],
      voices: copiesOf(kind.copy(number), kind.short(number)),
      pinned: null,
      ageHours: ageOf(index),
    };
  });
}

/** The same two hundred posts on every machine, oldest first as they would have been written. */
export function demoPosts(): DemoPost[] {
  const written = stories();
  return [...written, ...series(howMany - written.length)].toSorted(
    (one, other) => other.ageHours - one.ageHours,
  );
}
