import type { Article } from "../articles/article-pages.ts";

export type Story = Article & {
  language: "en" | "de";
  author: string;
  /** Before the clock of the sandbox. */
  hoursAgo: number;
  engagement: number;
  hue: number;
};

type PlainStory = Omit<Story, "pictures">;

const plainStories: readonly PlainStory[] = [
  {
    name: "quiet-ports",
    title: "Quiet ports: how shore power changes a city's nights",
    about:
      "Ships that plug in at the quay take their noise and soot out of the neighbourhood. Three ports show what it takes.",
    site: "Harbour Weekly",
    language: "en",
    author: "Mara Lindqvist",
    hoursAgo: 2,
    engagement: 940,
    hue: 20,
  },
  {
    name: "lieferkette",
    title: "Lieferketten: Was der Mittelstand aus zwei Krisen gelernt hat",
    about:
      "Doppelte Lieferanten, kleinere Lager, mehr Daten: Fünf Betriebe erzählen, was geblieben ist und was sie heute anders machen.",
    site: "Werkstatt Wirtschaft",
    language: "de",
    author: "Jonas Brandt",
    hoursAgo: 5,
    engagement: 310,
    hue: 200,
  },
  {
    name: "four-day-week",
    title: "The four-day week after two years: fewer meetings, same output",
    about:
      "A follow-up with 61 companies finds that most kept it. What they gave up first was the standing meeting.",
    site: "Work in Progress",
    language: "en",
    author: "Ada Okafor",
    hoursAgo: 9,
    engagement: 2_150,
    hue: 130,
  },
  {
    name: "waermepumpe",
    title: "Wärmepumpen im Altbau: Die Zahlen nach drei Wintern",
    about:
      "Gemessen statt geschätzt: 77 Häuser, drei Winter, ein klares Bild davon, wo sich der Umbau rechnet.",
    site: "Energie Journal",
    language: "de",
    author: "Dr. Lena Vogt",
    hoursAgo: 16,
    engagement: 880,
    hue: 60,
  },
  {
    name: "secure-defaults",
    title: "Secure by default is a product decision, not a checkbox",
    about: "Why teams that remove dangerous options ship faster, and how they explain it to their customers.",
    site: "Signal & Noise",
    language: "en",
    author: "Priya Raman",
    hoursAgo: 27,
    engagement: 640,
    hue: 170,
  },
  {
    name: "apprentices",
    title: "Apprentices teach the teachers: reverse mentoring on the shop floor",
    about: "A toolmaker in Bavaria lets its youngest train its most experienced. The waiting list is long.",
    site: "Work in Progress",
    language: "en",
    author: "Tom Keller",
    hoursAgo: 40,
    engagement: 120,
    hue: 90,
  },
];

export const stories: readonly Story[] = plainStories.map((story) => ({
  ...story,
  pictures: [`${story.name}.png`],
}));

export function momentOf(story: Story, now: Date): Date {
  return new Date(Math.floor(now.getTime() / 1_000) * 1_000 - story.hoursAgo * 3_600_000);
}
