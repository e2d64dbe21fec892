import { autopilotWhy as whyDe } from "@polyphon/i18n/de/autopilot/why.employee.ts";
import { autopilot as german } from "@polyphon/i18n/de/autopilot/autopilot.employee.ts";
import { autopilotWhy as whyEn } from "@polyphon/i18n/en/autopilot/why.employee.ts";
import { autopilot as english } from "@polyphon/i18n/en/autopilot/autopilot.employee.ts";
import type { Locator, Page } from "@playwright/test";
import { url } from "../kit/own-stack.ts";
import { openAs } from "../kit/pages.ts";
import { lastingViolations } from "../kit/screens/axe-violations.ts";
import { expect } from "../kit/test.ts";
import { employeeTexts } from "../kit/texts.ts";
import type { AutopilotState } from "./autopilot.ts";

export const autopilotCasts = [
  { language: "en", view: { width: 1280, height: 900 }, say: english, why: whyEn },
  { language: "de", view: { width: 390, height: 844, scheme: "dark" }, say: german, why: whyDe },
] as const;
type Cast = Pick<(typeof autopilotCasts)[number], "language" | "view" | "say">;

/** The autopilot's screens as an employee sees them: what is looked at there, and pressed. */
export function autopilotPage({ language, view, say }: Cast) {
  let opened: Page | undefined;
  let errors: string[] = [];
  const page = (): Page => {
    if (!opened) throw new Error("no page is open");
    return opened;
  };
  const { shell } = employeeTexts[language];
  const cards = (): Locator =>
    page()
      .locator("button[aria-pressed]")
      .filter({ hasText: /\d\d:\d\d/ });
  return {
    page,
    async open(path: string, { front }: AutopilotState): Promise<void> {
      ({ page: opened, errors } = await openAs({ ...view, language }, "employee", front));
      await opened.goto(`${url}${path}`);
      await opened.getByRole("heading", { name: new RegExp(`^${say.title}`), level: 1 }).waitFor();
    },
    button: (name: string): Locator => page().getByRole("button", { name, exact: true }),
    notice: (text: string): Locator =>
      page().getByRole("region", { name: shell.notices }).getByText(text, { exact: true }),
    /** Only the text beside the field; the notice repeats it. */
    fault: (text: string): Locator => page().getByRole("main").getByText(text),
    cards,
    /** The latest of the planned shares, so that none is published meanwhile. */
    lastPlanned: (): Locator => cards().and(page().locator(":not([data-likely])")).last(),
    /** What the person has set. */
    set: (): Locator => cards().filter({ hasText: say.plan.edited }),
    details: (): Locator =>
      page()
        .getByRole("complementary", { name: say.plan.why })
        .or(page().getByRole("dialog", { name: say.plan.why })),
    isOn: () => expect(page().getByRole("switch", { name: say.title, exact: true })).toBeChecked(),
    show: (which: "plan" | "setup") =>
      page().getByRole("radiogroup", { name: say.views }).getByText(say.view[which], { exact: true }).click(),
    accessible: async () => expect(await lastingViolations(page())).toEqual([]),
    noErrors: () => expect(errors.filter((line) => !line.includes("status of 4"))).toEqual([]),
  };
}
