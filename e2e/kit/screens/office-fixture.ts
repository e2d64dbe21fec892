import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { lastingViolations } from "./axe-violations.ts";
import type { Caller } from "../people/caller.ts";
import { openAs } from "../pages.ts";
import { url } from "../own-stack.ts";
import { type AdminTexts, adminTexts } from "../texts.ts";

/** English on a desktop, German on a phone, so that back-office journeys cover both. */
const officeViews = { en: { width: 1440, height: 900 }, de: { width: 390, height: 844 } } as const;

/** A back-office screen of a signed-in user. */
export interface OfficeFixture {
  readonly page: Page;
  readonly errors: string[];
  readonly texts: AdminTexts;
  readonly heading: (name: string | RegExp) => Promise<void>;
  readonly button: (name: string) => Locator;
  /** Expects no accessibility violations in the current state of the screen. */
  readonly accessible: () => Promise<void>;
}

export async function openOffice(caller: Caller, path: string, language: Language): Promise<OfficeFixture> {
  const { page, errors } = await openAs({ ...officeViews[language], language }, "admin", caller);
  await page.goto(url + path);
  return {
    page,
    errors,
    texts: adminTexts[language],
    heading: (name) => page.getByRole("heading", { level: 1, name }).waitFor(),
    button: (name) => page.getByRole("button", { name, exact: true }),
    accessible: async () => expect(await lastingViolations(page)).toEqual([]),
  };
}
