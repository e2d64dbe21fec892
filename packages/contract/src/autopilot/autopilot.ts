import { z } from "zod";
import { workDays, type WorkDay } from "../companies/settings/company-choices.ts";
import { contentLanguages } from "../content/content.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";

/** The days that are chosen before somebody has chosen. */
export const usualDays: readonly WorkDay[] = ["TUESDAY", "THURSDAY"];

/** How many posts a week the tour offers on each network. */
export const postCounts = [2, 3, 5] as const;
export type PostCount = (typeof postCounts)[number];
export const usualPostCount: PostCount = 2;

/** 1 is on, 0 is off. */
export const autopilotStatus = z.union([z.literal(0), z.literal(1)]);
export type AutopilotStatus = z.output<typeof autopilotStatus>;

export const shareTimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ example: "09:00" });

/** How often somebody has saved; 0 before the first time. */
export const choiceVersion = z.number().int().min(0).max(2_147_483_647);

const definingTags = z.array(ref("definingTag")).max(limits.filter.choices);

/** A row of the classic cycle as it is saved. The rules report what is missing, so a form may send less. */
export const classicRowInput = z.object({
  categoryId: ref("category").nullable(),
  noOfPost: z.number().nullable().meta({ example: 2 }),
  /** Null is every one; the answer itself may not be left out. */
  postLanguage: z.enum(contentLanguages).nullable().meta({ example: "ENGLISH" }),
  categoryDefiningTagIds: definingTags.default([]),
});

export const weekName = z.object({
  weekNumber: z.number().int().min(1).max(53).meta({ example: 47 }),
  weekYear: z.number().int().min(1970).max(9999).meta({ example: 2026 }),
});

const dayInput = weekName.extend({
  categoryDefiningTagIds: definingTags.default([]),
  categoryId: ref("category"),
  day: z.enum(workDays),
  language: z.enum(contentLanguages).nullable().default(null),
});

/** A week of the monthly cycle as it is saved. The first says when the four begin, the others follow in their order. */
export const monthlyWeekInput = weekName.extend({
  autopilotMonthlyConfigs: z.array(dayInput).max(workDays.length),
});

export const chosenNetworks = z
  .array(z.enum(networks))
  .max(networks.length)
  .meta({ example: ["LINKEDIN"] });

export const topic = z.object({
  categoryId: ref("category"),
  categoryName: z.string(),
  displayOrder: z.number().int(),
  categoryDefiningTags: z.array(z.object({ id: ref("definingTag"), title: z.string() })),
});

export const classicRow = z.object({
  category: topic,
  categoryId: ref("category"),
  noOfPost: z.number().int(),
  postLanguage: z.enum(contentLanguages).nullable(),
  categoryDefiningTagIds: z.array(z.number().int()),
});

export const dayConfig = weekName.extend({
  categoryDefiningTagIds: z.array(z.number().int()),
  categoryId: ref("category"),
  category: z.string(),
  day: z.enum(workDays),
  language: z.enum(contentLanguages).nullable(),
  /** Reserved by the company: shown, and not to be changed. */
  isDisable: z.boolean(),
});
