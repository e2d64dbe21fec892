import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { failOnPurpose } from "../kit/screens/fail-on-purpose.ts";
import { adminTexts, anyOf } from "../kit/texts.ts";
import type { ScreenState } from "./screen-state.ts";

/** Dialogs and states of the back office that have no address of their own. */
export function adminStates(url: string, language: Language): ScreenState[] {
  const { content, identity, kit, shell } = adminTexts[language];
  return [
    {
      name: "post form with errors",
      show: async (page) => {
        await page.goto(`${url}/admin/add-post`);
        await page.getByRole("button", { name: content.form.publishNow }).click();
        await page
          .getByRole("textbox", { name: content.form.title, exact: true })
          .and(page.locator("[aria-invalid=true]"))
          .waitFor();
      },
    },
    {
      name: "post form with a date picker",
      show: async (page) => {
        await page.getByRole("button", { name: content.form.until }).click();
        await page.getByRole("table").waitFor();
      },
      leave: (page) => page.keyboard.press("Escape"),
    },
    {
      name: "row menu",
      show: async (page) => {
        await page.goto(`${url}/admin/category-list`);
        await page
          .getByRole("button", { name: anyOf(kit.list.actionsOf) })
          .first()
          .click();
        await page.getByRole("menuitem", { name: kit.list.remove }).waitFor();
      },
    },
    {
      name: "delete confirmation",
      show: async (page) => {
        await page.getByRole("menuitem", { name: kit.list.remove }).click();
        await page.getByRole("button", { name: kit.act.remove.yes }).waitFor();
      },
    },
    {
      name: "category form with errors",
      show: async (page) => {
        await page.goto(`${url}/admin/category-list?open=new`);
        await page.getByRole("dialog").getByLabel(content.categories.fields.displayOrder).fill("1");
        await page.getByRole("dialog").getByRole("button", { name: kit.form.add }).click();
        await page.locator("[aria-invalid=true]").first().waitFor();
      },
    },
    {
      name: "account menu",
      show: async (page) => {
        await page.goto(`${url}/admin/dashboard`);
        await page.getByRole("button", { name: anyOf(shell.account.open) }).click();
        await page.getByRole("radiogroup", { name: shell.account.language }).waitFor();
      },
      leave: (page) => page.keyboard.press("Escape"),
    },
    {
      name: "palette",
      show: async (page) => {
        await page.keyboard.press("ControlOrMeta+k");
        await page.getByRole("dialog", { name: shell.palette.label }).locator("input").waitFor();
      },
    },
    {
      name: "all screens",
      show: async (page) => {
        await page.goto(`${url}/admin/dashboard`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.keyboard.press("g");
        await page.keyboard.press("a");
        await page.getByRole("dialog", { name: shell.workspace.allScreens }).getByRole("textbox").waitFor();
      },
    },
    {
      name: "save a view",
      show: async (page) => {
        await page.goto(`${url}/admin/view-post-list?state=visible`);
        await page.getByRole("button", { name: shell.workspace.saveView }).click();
        await page.getByLabel(shell.workspace.viewName).waitFor();
      },
    },
    {
      name: "change the password, with errors",
      show: async (page) => {
        await page.goto(`${url}/admin/change-password`);
        await page.getByRole("button", { name: identity.change.submit }).click();
        await page.locator("[aria-invalid=true]").first().waitFor();
      },
    },
    {
      name: "empty search",
      show: async (page) => {
        await page.goto(`${url}/admin/view-post-list?search=zzzzzz`);
        await page.getByText(fill(kit.list.noMatch, { search: "zzzzzz" })).waitFor();
      },
    },
    {
      name: "page not found",
      show: async (page) => {
        await page.goto(`${url}/admin/no/such/page`);
        await page.getByText(shell.notFound.title).waitFor();
      },
    },
    {
      name: "not built",
      show: async (page) => {
        await page.goto(`${url}/admin/newsletter`);
        await page.getByText(shell.notBuilt.text).waitFor();
      },
    },
    {
      name: "server error",
      provokesErrors: true,
      show: async (page) => {
        await failOnPurpose(page, listPosts.path);
        await page.goto(`${url}/admin/view-post-list`);
        await page.getByText(kit.failed.title).waitFor();
      },
      leave: (page) => page.unrouteAll(),
    },
  ];
}
