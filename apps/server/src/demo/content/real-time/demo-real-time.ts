import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import type { Theme } from "../../art/themes.ts";

export interface DemoItem {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly source: string;
  readonly author: string;
  readonly language: ContentLanguage;
  readonly picture: Theme | null;
  readonly ageHours: number;
}

/** The folder that the sandbox of Feedly has. */
export const demoCollection = "enterprise/polyphon/category/5f1a2c64-7a0e-4d7e-9a55-0c0f6d1b9e21";

/** Items from before the demo began; newer stories come from the sandbox while it runs. */
export const demoItems: readonly DemoItem[] = [
  {
    key: "cargo-bikes",
    title: "Cargo bikes win the last mile in eleven European cities",
    summary:
      "Parcels arrive faster, streets stay free. What planners and couriers say after the first full year.",
    source: "City Lines",
    author: "Ines Moreau",
    language: "ENGLISH",
    picture: "bikes",
    ageHours: 45,
  },
  {
    key: "stadtlicht",
    title: "Weniger Licht, mehr Sterne: Wie Städte ihre Nächte zurückholen",
    summary:
      "Gedimmte Laternen sparen Strom und schonen Insekten. Drei Stadtwerke ziehen nach zwei Jahren Bilanz.",
    source: "Energie Journal",
    author: "Dr. Lena Vogt",
    language: "GERMAN",
    picture: "city-at-night",
    ageHours: 52,
  },
  {
    key: "storage",
    title: "Big batteries move from pilot to plan on the power grid",
    summary:
      "Grid operators now count storage when they plan lines. A look at the figures behind the change of mind.",
    source: "Harbour Weekly",
    author: "Mara Lindqvist",
    language: "ENGLISH",
    picture: "mountains",
    ageHours: 66,
  },
  {
    key: "quereinstieg",
    title: "Quereinstieg mit 50: „Ich wollte noch einmal etwas bauen“",
    summary: "Vier Menschen erzählen, warum sie den Beruf gewechselt haben und was ihnen dabei geholfen hat.",
    source: "Werkstatt Wirtschaft",
    author: "Jonas Brandt",
    language: "GERMAN",
    picture: null,
    ageHours: 80,
  },
];
