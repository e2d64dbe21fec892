import { readAutopilotContext } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { addPost } from "@polyphon/contract/content/content.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { expect, type Page } from "@playwright/test";
import { url } from "../kit/own-stack.ts";
import { openAs } from "../kit/pages.ts";
import type { Caller } from "../kit/people/caller.ts";
import { addFreshCompany, type Wanted } from "../kit/people/fresh-company.ts";
import { type Employee, type EmployeeOptions, newEmployee, superAdmin } from "../kit/people/people.ts";
import { textPost } from "../kit/records/text-post.ts";
import type { View } from "../kit/visitor.ts";
import { tourOn } from "./tour.ts";

/** The narrowest phone, with everything that makes a dialog taller. */
export const phone = { width: 320, height: 720, scheme: "dark", language: "de" } as const;

/** A new user in a company of its own, for whom the tour is due. */
export async function newcomer(wanted: Wanted, options: Pick<EmployeeOptions, "connected"> = {}) {
  const company = await addFreshCompany(await superAdmin(), wanted);
  return { company, who: await newEmployee({ company, tour: false, ...options }) };
}

export async function openTour({ caller }: Employee, view: View) {
  const { page } = await openAs(view, "employee", caller);
  await page.goto(`${url}/dashboard`);
  return { page, ...tourOn(page, view.language ?? "en") };
}

/** A post of this title in each of the first topics, so that a plan has something to share. */
export async function addPostsTo({ caller }: Employee, topics: number, title: string): Promise<void> {
  const admin = await superAdmin();
  const { topics: known } = await caller.call(readAutopilotContext, {});
  for (const { categoryId } of known.slice(0, topics))
    await admin.call(
      addPost,
      textPost({ title, categoryId, copy: `${title}. Read how our people made it work, step by step.` }),
    );
}

export const metaOf = async ({ call }: Caller) => (await call(readAccount, {})).userMeta;

export const isNarrow = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(phone.width);
