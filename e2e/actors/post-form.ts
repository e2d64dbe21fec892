import type { Locator, Page } from "@playwright/test";
import type { OfficeFixture } from "../kit/screens/office-fixture.ts";

export const titleField = ({ page, texts }: OfficeFixture): Locator =>
  page.getByRole("textbox", { name: texts.content.form.title, exact: true });

/** Saving leads to the page of the post. */
export const postSaved = (page: Page) => page.waitForURL("**/admin/view-post/*");
