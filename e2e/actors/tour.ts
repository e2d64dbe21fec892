import { autopilot as autopilotDe } from "@polyphon/i18n/de/autopilot/autopilot.employee.ts";
import { tour as tourDe } from "@polyphon/i18n/de/people/tour.employee.ts";
import { autopilot as autopilotEn } from "@polyphon/i18n/en/autopilot/autopilot.employee.ts";
import { networkNames as names } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { tour as tourEn } from "@polyphon/i18n/en/people/tour.employee.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { lastingViolations } from "../kit/screens/axe-violations.ts";
import { employeeTexts } from "../kit/texts.ts";

const words = {
  en: { tour: tourEn, autopilot: autopilotEn },
  de: { tour: tourDe, autopilot: autopilotDe },
} as const;

/** The tour on a page, in one language. */
export function tourOn(page: Page, language: Language) {
  const { tour, autopilot } = words[language];
  const { networks, shell } = employeeTexts[language];
  const titled = (name: string): Locator => page.getByRole("dialog", { name, exact: true });
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  return {
    tour,
    autopilot,
    titled,
    button,
    next: button(tour.next),
    back: button(tour.back),
    close: button(shell.close).first(),
    required: (network: Network) => titled(fill(tour.required.title, { network: names[network] })),
    /** Only here: the page below offers it as well. */
    connect: (network: Network) =>
      page.getByRole("dialog").getByRole("button", { name: `${networks.connect}: ${names[network]}` }),
    /** The card of a network, which shows that it is connected. */
    connected: (network: Network) =>
      page
        .getByRole("dialog")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: names[network] }) })
        .getByText(tour.network.connected, { exact: true }),
    chip: (group: string, name: string | RegExp) =>
      page.getByRole("group", { name: group }).getByRole("button", { name }),
    accessible: async () => expect(await lastingViolations(page)).toEqual([]),
  };
}

/** Gives consent on the sandbox's page. */
export async function allowAs(page: Page, member: string): Promise<void> {
  await page.locator("#allow").waitFor();
  await page.locator("#name").fill(member);
  await page.locator("#allow").click();
}
