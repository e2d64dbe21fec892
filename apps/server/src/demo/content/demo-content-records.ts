/** How the demo's categories are worked on. */
export const demoCategories: readonly {
  readonly name: string;
  readonly type: "MIXED" | "CURATED" | "ORIGINAL" | "LOCAL";
  readonly tagTitle: string;
  readonly quota: number;
  readonly dueDay: "TUESDAY" | "WEDNESDAY" | "THURSDAY";
  readonly leadWeeks: number;
}[] = [
  { name: "Wind power", type: "MIXED", tagTitle: "Technology", quota: 4, dueDay: "THURSDAY", leadWeeks: 2 },
  {
    name: "Power grid",
    type: "CURATED",
    tagTitle: "Technology",
    quota: 3,
    dueDay: "WEDNESDAY",
    leadWeeks: 1,
  },
  { name: "E-mobility", type: "CURATED", tagTitle: "Use", quota: 3, dueDay: "WEDNESDAY", leadWeeks: 1 },
  { name: "Careers", type: "ORIGINAL", tagTitle: "Kind", quota: 2, dueDay: "TUESDAY", leadWeeks: 3 },
  { name: "Digital work", type: "MIXED", tagTitle: "Subject", quota: 2, dueDay: "THURSDAY", leadWeeks: 1 },
  { name: "Logistics", type: "LOCAL", tagTitle: "Place", quota: 1, dueDay: "TUESDAY", leadWeeks: 0 },
  { name: "Robotics", type: "ORIGINAL", tagTitle: "Part", quota: 1, dueDay: "THURSDAY", leadWeeks: 2 },
];

export const demoPostTags: readonly string[] = [
  "Campaign spring",
  "Evergreen",
  "Interview",
  "Trade fair",
  "With figures",
];

export const demoCuratorCodes: readonly {
  readonly code: string;
  readonly cents: readonly [curated: number, original: number, local: number];
  readonly active: boolean;
}[] = [
  { code: "TH042", cents: [1_400, 5_000, 3_300], active: true },
  { code: "TH101", cents: [1_250, 4_800, 3_200], active: true },
  { code: "TH102", cents: [1_500, 5_200, 3_400], active: true },
  { code: "TH117", cents: [1_100, 4_000, 2_800], active: false },
];

/** Titles, the mark drawn on each, and the colour it has. */
export const demoStickers = [
  { title: "We are hiring", mark: "leaf", color: "#2b8a3e" },
  { title: "New", mark: "bolt", color: "#c92a2a" },
  { title: "Ten years", mark: "rings", color: "#1864ab" },
] as const;
