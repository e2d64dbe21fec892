import type { Theme } from "../art/themes.ts";
import type { DemoDocument } from "../art/draw-document.ts";

/** The finer marks inside each category of the demo. */
export const demoTags: Readonly<Record<string, readonly string[]>> = {
  "Wind power": ["Repowering", "Offshore"],
  "Power grid": ["Battery", "Municipal"],
  "E-mobility": ["Charging", "Fleet"],
  Careers: ["Team", "Training"],
  "Digital work": ["Meetings", "Tools"],
  Logistics: ["Night shift", "Rail"],
  Robotics: ["Gripper", "Test hall"],
};

export const demoDocuments: Readonly<Record<string, DemoDocument>> = {
  "The meeting that became a checklist, and saved four hours a week": {
    title: "The checklist",
    pages: [
      [
        "1. Who needs to decide something today?",
        "2. What do they need to know for it?",
        "3. Can they read it instead?",
        "4. Who is missing, and can it wait?",
        "5. What was decided, in one sentence?",
        "6. Who tells whom, and until when?",
      ],
      ["How we measured the four hours:", "two teams, six weeks, one calendar."],
      ["What we would do differently:", "begin with question three."],
    ],
  },
};

/** Posts that are films, by the beginning of their title: the newest of each category. */
export const demoFilms: readonly string[] = ["From warehouse shift to data team", "Meet the team"];

/** What the gallery offers; without a company it is the provider's. */
export const demoGallery: readonly {
  readonly picture: Theme;
  readonly title: string;
  readonly hashtags: readonly string[];
  readonly company?: "nordwind" | "kornblume" | "halden";
}[] = [
  {
    picture: "wind-farm",
    title: "Wind farm in the evening",
    hashtags: ["wind", "energy"],
    company: "nordwind",
  },
  { picture: "offshore-wind", title: "Offshore at dawn", hashtags: ["wind", "sea"], company: "nordwind" },
  { picture: "solar-field", title: "Solar field", hashtags: ["sun", "energy"] },
  { picture: "mountains", title: "Mountains", hashtags: ["nature"] },
  { picture: "forest", title: "Forest", hashtags: ["nature"] },
  { picture: "office-plants", title: "Office with plants", hashtags: ["work"] },
  { picture: "new-team", title: "A new team", hashtags: ["work", "team"] },
  { picture: "city-at-night", title: "City at night", hashtags: ["city"] },
  { picture: "robot-arm", title: "Robot arm", hashtags: ["robots"], company: "halden" },
  { picture: "harbour-cranes", title: "Harbour", hashtags: ["harbour", "work"], company: "kornblume" },
];
