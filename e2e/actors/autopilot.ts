import { readAutopilotContext } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { editCompany, getCompany } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { companyFields } from "@polyphon/contract/companies/settings/company-fields.ts";
import type { AutopilotCycle } from "@polyphon/contract/companies/settings/company-choices.ts";
import { addPost } from "@polyphon/contract/content/content.contract.ts";
import type { Caller } from "../kit/people/caller.ts";
import { addFreshCompany } from "../kit/people/fresh-company.ts";
import { type Employee, newEmployee } from "../kit/people/people.ts";
import { textPost } from "../kit/records/text-post.ts";

export const autopilotZone = "Europe/Berlin";

/** One topic more than four weeks can hold. */
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

/** Reserves Friday for the company. */
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

export interface AutopilotState {
  readonly companyId: number;
  readonly companyName: string;
  readonly who: Employee;
  readonly front: Caller;
  /** Names of the topics; the first two have posts. */
  readonly topics: readonly string[];
}

/** A company of its own with topics and posts, and somebody in it who is connected to LinkedIn and new to the autopilot. */
export async function setAutopilotState(
  admin: Caller,
  cycle: AutopilotCycle,
  { connected = true, posts = true }: { connected?: boolean; posts?: boolean } = {},
): Promise<AutopilotState> {
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
  const who = await newEmployee({ company, connected });
  const front = who.caller;
  const { topics } = await front.call(readAutopilotContext, {});
  for (const { categoryId } of posts ? topics.slice(0, 2) : [])
    for (const title of stories.slice(0, postsEach))
      await admin.call(
        addPost,
        textPost({
          title,
          categoryId,
          copy: `${title}. Read how our people made it work, step by step.`,
        }),
      );
  if (cycle === "MONTHLY") await reserveFriday(admin, company.id, topics[0]?.categoryId ?? 0);
  const mark = company.domain.slice("fresh-".length, -".example".length);
  return {
    companyId: company.id,
    companyName: `Fresh ${mark}`,
    who,
    front,
    topics: topics.map(({ categoryName }) => categoryName),
  };
}
