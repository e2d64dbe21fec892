import { readAutopilotGround } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { editCompany, getCompany } from "@polyphon/contract/companies/company-desk.contract.ts";
import { companyFields } from "@polyphon/contract/companies/company-fields.ts";
import type { AutopilotCycle } from "@polyphon/contract/companies/company-choices.ts";
import { addPost } from "@polyphon/contract/content/content.contract.ts";
import { type Caller, connectAs, signIn } from "../kit/caller.ts";
import type { Person } from "../kit/demo.ts";
import { addFreshCompany, addNewcomer } from "../kit/fresh-company.ts";
import { url } from "../kit/own-stack.ts";

export const autopilotZone = "Europe/Berlin";

/** As many topics as there can be in four weeks, and one more. */
const topicCount = 5;
const postsEach = 8;

const stories = [
  "Half the masts, three times the energy",
  "What the night shift knew first",
  "Five myths about the power grid",
  "A port that runs on wind",
  "How an offshore crew spends Christmas",
  "Solar roofs that pay for themselves",
  "What a forecaster does all day",
  "Lights on: how cities save in winter",
] as const;

const idsOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === "object" && value !== null && "id" in value ? value.id : value;
};

/** Friday belongs to the company from now on. */
async function reserveFriday({ call }: Caller, id: number, category: number): Promise<void> {
  const record: Record<string, unknown> = await call(getCompany, { id });
  const kept = Object.keys(companyFields).map((name) => [name, idsOf(record[name])]);
  await call(editCompany, {
    ...Object.fromEntries(kept),
    id,
    logo: null,
    reservedDays: [{ day: "FRIDAY", category, tags: [], language: null }],
  });
}

export interface AutopilotStage {
  readonly companyId: number;
  readonly companyName: string;
  readonly who: Person;
  readonly front: Caller;
  /** Names of the topics; the first two have posts. */
  readonly topics: readonly string[];
}

/** A company of its own with topics and posts, and somebody in it who is connected to LinkedIn and new to the autopilot. */
export async function setAutopilotStage(
  admin: Caller,
  cycle: AutopilotCycle,
  { connected = true }: { connected?: boolean } = {},
): Promise<AutopilotStage> {
  const company = await addFreshCompany(admin, {
    topics: topicCount,
    settings: {
      autopilot: true,
      autopilotCycle: cycle,
      companyTimeZone: autopilotZone,
      userLevel: false,
      importLinkedinContent: false,
    },
  });
  const who = await addNewcomer(admin, company, { tour: true });
  const front = await signIn(url, who, "FRONT");
  const { topics } = await front.call(readAutopilotGround, {});
  for (const { categoryId } of topics.slice(0, 2))
    for (const title of stories.slice(0, postsEach))
      await admin.call(addPost, {
        title,
        categoryId,
        source: "ORIGINAL",
        type: "TEXT",
        language: "ENGLISH",
        postUrl: "https://www.example.com/story",
        campaignName: null,
        notes: null,
        featuredUntil: null,
        frontPageNews: false,
        publishAt: null,
        endsOn: null,
        voices: [
          {
            voice: "VOICE_1",
            copy: { LINKEDIN: `${title}. Read how our people made it work, step by step.` },
          },
        ],
        imageIds: [],
      });
  if (cycle === "MONTHLY") await reserveFriday(admin, company.id, topics[0]?.categoryId ?? 0);
  if (connected) await connectAs(front, who.name);
  const mark = company.domain.slice("fresh-".length, -".example".length);
  return {
    companyId: company.id,
    companyName: `Fresh ${mark}`,
    who,
    front,
    topics: topics.map(({ categoryName }) => categoryName),
  };
}
