import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Page } from "@playwright/test";
import { failOnPurpose } from "../kit/screens/fail-on-purpose.ts";
import { anyOf, employeeTexts } from "../kit/texts.ts";
import type { ScreenState } from "./screen-state.ts";

const network = networkNames.LINKEDIN;

/** Dialogs and states of the employee app that have no address of their own. */
export function employeeStates(url: string, language: Language, postId: number): ScreenState[] {
  const { content, identity, networks, people, sharing, shell } = employeeTexts[language];
  const dialog = (page: Page) => page.getByRole("dialog");
  const button = (page: Page, name: string) => dialog(page).getByRole("button", { name });
  return [
    {
      name: "share dialog",
      show: async (page) => {
        await page.goto(`${url}/post-list?share=${postId}`);
        await dialog(page).getByRole("checkbox", { name: network }).waitFor();
      },
    },
    {
      name: "share dialog with a fault",
      show: async (page) => {
        await dialog(page).getByRole("checkbox", { name: network }).uncheck();
        await button(page, sharing.dialog.shareNow).click();
        await dialog(page).getByText(sharing.message.selectNetwork).waitFor();
      },
      leave: (page) => dialog(page).getByRole("checkbox", { name: network }).check(),
    },
    {
      name: "queue",
      show: async (page) => {
        await button(page, sharing.dialog.addToQueue).click();
        const days = dialog(page).getByRole("radiogroup", { name: sharing.queue.title }).getByRole("radio");
        await days.last().check();
      },
    },
    {
      name: "receipts",
      show: async (page) => {
        await button(page, sharing.dialog.submit).click();
        await dialog(page).getByText(anyOf(sharing.state.SCHEDULED)).waitFor();
      },
    },
    {
      name: "reschedule",
      show: async (page) => {
        await page.goto(`${url}/dashboard`);
        await page.getByRole("main").getByRole("button", { name: sharing.shares.reschedule }).first().click();
        await dialog(page).waitFor();
      },
      leave: (page) => page.keyboard.press("Escape"),
    },
    {
      name: "cancel confirmation",
      show: async (page) => {
        await page.getByRole("main").getByRole("button", { name: sharing.shares.cancel }).first().click();
        await button(page, sharing.shares.cancelYes).waitFor();
      },
      leave: (page) => page.keyboard.press("Escape"),
    },
    {
      name: "disconnect confirmation",
      show: async (page) => {
        await page.goto(`${url}/profile`);
        await page.getByRole("button", { name: `${networks.disconnect}: ${network}` }).click();
        await button(page, networks.confirm.yes).waitFor();
      },
    },
    {
      name: "change the password, with errors",
      show: async (page) => {
        await page.goto(`${url}/profile`);
        await page.getByRole("button", { name: identity.change.submit }).click();
        await page.getByText(identity.password.currentRequired).waitFor();
      },
    },
    {
      name: "add a LinkedIn group, with errors",
      show: async (page) => {
        await page.goto(`${url}/linkedin-group`);
        await page.getByRole("button", { name: people.groups.add }).click();
        await button(page, people.groups.save).click();
        await dialog(page).getByText(people.groups.nameRequired).waitFor();
      },
      leave: (page) => page.keyboard.press("Escape"),
    },
    {
      name: "user menu",
      show: async (page) => {
        await page.goto(`${url}/post-list`);
        await page.getByRole("button", { name: anyOf(shell.user.menu) }).click();
        await page.getByRole("radiogroup", { name: shell.language.label }).waitFor();
      },
    },
    {
      name: "empty search",
      show: async (page) => {
        await page.goto(`${url}/post-list?search=zzzzzz`);
        await page.getByText(content.empty.filteredTitle).waitFor();
      },
    },
    {
      name: "post not found",
      provokesErrors: true,
      show: async (page) => {
        await page.goto(`${url}/post-details/999999999`);
        await page.getByText(content.details.notFoundTitle).waitFor();
      },
    },
    {
      name: "page not found",
      show: async (page) => {
        await page.goto(`${url}/no/such/page`);
        await page.getByText(shell.notFound.title).waitFor();
      },
    },
    {
      name: "not built",
      show: async (page) => {
        await page.goto(`${url}/newsletter`);
        await page.getByText(shell.notBuilt.text).waitFor();
      },
    },
    {
      name: "server error",
      provokesErrors: true,
      show: async (page) => {
        await failOnPurpose(page, listFrontPosts.path);
        await page.goto(`${url}/post-list`);
        await page.getByText(content.feed.errorTitle).waitFor();
      },
      leave: (page) => page.unrouteAll(),
    },
    {
      name: "offline",
      provokesErrors: true,
      show: async (page) => {
        await page.goto(`${url}/dashboard`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.context().setOffline(true);
        await page.getByText(shell.offline).waitFor();
      },
      leave: (page) => page.context().setOffline(false),
    },
  ];
}
