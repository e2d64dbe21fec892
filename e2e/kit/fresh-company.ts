import { randomUUID } from "node:crypto";
import { addCompany, getCompany } from "@polyphon/contract/companies/company-desk.contract.ts";
import { companyFields } from "@polyphon/contract/companies/company-fields.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { onboardingConfiguration } from "@polyphon/contract/companies/onboarding-configuration.resource.ts";
import { category } from "@polyphon/contract/content/category.resource.ts";
import { acceptTerms } from "@polyphon/contract/identity/profile.contract.ts";
import { register, verifyUser } from "@polyphon/contract/identity/registration.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { adminDesk } from "@polyphon/contract/people/front-user-desk.contract.ts";
import { adminFrontUsers } from "@polyphon/contract/people/front-user.resource.ts";
import { updateTour } from "@polyphon/contract/people/tour.contract.ts";
import { makeApi } from "../../packages/web/src/api-client.ts";
import { type Caller, signIn } from "./caller.ts";
import { demoCompanies, demoPassword, type Person } from "./demo.ts";
import { linkMailedTo } from "./inbox.ts";
import { sandboxUrl, url } from "./own-stack.ts";

type Settings = CallOf<typeof addCompany>;

export interface FreshCompany {
  readonly id: number;
  readonly domain: string;
  /** Of its categories, in the order of their names. */
  readonly topics: readonly string[];
}

export interface Wanted {
  readonly settings?: Partial<Settings>;
  /** What newcomers are greeted with; nothing is prepared without it. */
  readonly welcome?: string;
  readonly topics?: number;
}

const idsOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === "object" && value !== null && "id" in value ? value.id : value;
};

/** The settings of a demo company, with things pointed at by their ids as saving wants them. */
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

/** A company that no other journey knows, with topics of its own. */
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
    const made = await admin.call(category.add, {
      name,
      type: "MIXED",
      displayOrder: at,
      definingTagTitle: null,
      tags: [],
      companies: [id],
      isPrivate: false,
      utmMandatory: false,
      contentQuota: null,
      dueDay: null,
      leadWeeks: null,
      strategyLink: null,
      feedlyLink: null,
      powerUploader: false,
      eicEmails: [],
    });
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

export interface NewcomerState {
  readonly terms?: boolean;
  readonly tour?: boolean;
}

/** Somebody who registers, is let in, and has accepted the terms or seen the tour where that is wanted. */
export async function addNewcomer(
  admin: Caller,
  { domain }: Pick<FreshCompany, "domain">,
  { terms = true, tour = false }: NewcomerState = {},
): Promise<Person> {
  const email = `nele-${randomUUID().slice(0, 8)}@${domain}`;
  const call = makeApi({
    baseUrl: url,
    token: () => null,
    language: () => "en",
    onSignedOut: () => undefined,
  });
  await call(register, {
    kind: "CORPORATE",
    firstName: "Nele",
    lastName: "Neumann",
    email,
    newPassword: demoPassword,
    confirmPassword: demoPassword,
    captcha: `human:register:127.0.0.1:${Date.now()}-${randomUUID()}`,
    agree: true,
  });
  const link = new URL(await linkMailedTo(sandboxUrl, email, "/verify-user"));
  await call(verifyUser, { key: link.searchParams.get("key") ?? "" });
  const { items } = await admin.call(adminFrontUsers.list, { search: email });
  await admin.call(adminDesk.act, { ids: items.map(({ id }) => id), action: "ENABLE" });
  const person = { name: "Nele Neumann", email };
  if (terms || tour) {
    const own = await signIn(url, person, "FRONT");
    if (terms) await own.call(acceptTerms, { eulaStatus: 1 });
    if (tour) await own.call(updateTour, { actionType: "finish" });
  }
  return person;
}
