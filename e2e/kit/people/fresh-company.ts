import { randomUUID } from "node:crypto";
import { addCompany, getCompany } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { companyFields } from "@polyphon/contract/companies/settings/company-fields.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { onboardingConfiguration } from "@polyphon/contract/companies/onboarding-configuration.resource.ts";
import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Caller } from "./caller.ts";
import { demoCompanies } from "./demo.ts";

type Settings = CallOf<typeof addCompany>;

export interface FreshCompany {
  readonly id: number;
  readonly domain: string;
  /** Of its categories, in the order of their names. */
  readonly topics: readonly string[];
}

export interface Wanted {
  readonly settings?: Partial<Settings>;
  /** The welcome of the tour; without it no tour is set up. */
  readonly welcome?: string;
  readonly topics?: number;
}

const idsOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === "object" && value !== null && "id" in value ? value.id : value;
};

/** The settings of a demo company, with references as ids, which is what saving expects. */
async function settingsOfDemo({ call }: Caller): Promise<Settings> {
  const { items } = await call(company.list, { search: demoCompanies[0]?.domain });
  const record: Record<string, unknown> = await call(getCompany, { id: items[0]?.id ?? 0 });
  const kept = Object.keys(companyFields).map((name) => [name, idsOf(record[name])]);
  return {
    ...Object.fromEntries(kept),
    logo: null,
    customerId: null,
    importLinkedinContent: false,
    linkedinContentCategory: null,
    reservedDays: [],
  };
}

/** The input for a new topic, without its companies. */
export function topicFields(
  name: string,
  displayOrder: number,
): Omit<CallOf<typeof category.add>, "companies"> {
  return {
    name,
    type: "MIXED",
    displayOrder,
    definingTagTitle: null,
    tags: [],
    isPrivate: false,
    utmMandatory: false,
    contentQuota: null,
    dueDay: null,
    leadWeeks: null,
    strategyLink: null,
    feedlyLink: null,
    powerUploader: false,
    eicEmails: [],
  };
}

/** A company used by no other journey, with topics of its own. */
export async function addFreshCompany(admin: Caller, wanted: Wanted = {}): Promise<FreshCompany> {
  const mark = randomUUID().slice(0, 8);
  const domain = `fresh-${mark}.example`;
  const { id } = await admin.call(addCompany, {
    ...(await settingsOfDemo(admin)),
    companyName: `Fresh ${mark}`,
    companyDomain: domain,
    ...wanted.settings,
  });
  const topics: string[] = [];
  const ids: number[] = [];
  for (let at = 1; at <= (wanted.topics ?? 5); at += 1) {
    const name = `Topic ${at} of ${mark}`;
    const made = await admin.call(category.add, { ...topicFields(name, at), companies: [id] });
    topics.push(name);
    ids.push(made.id);
  }
  if (wanted.welcome !== undefined) {
    await admin.call(onboardingConfiguration.add, {
      company: id,
      welcomeText: wanted.welcome,
      welcomeVideo: "",
      categories: ids,
      tags: [],
      languages: ["ENGLISH", "GERMAN"],
    });
  }
  return { id, domain, topics };
}
