import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import type { Locator, Page } from "@playwright/test";
import type { Caller } from "../kit/people/caller.ts";
import type { EmployeeTexts } from "../kit/texts.ts";

/** Posts with one picture and a link that the person has not shared yet, in the feed's order. */
export async function freshPosts({ call }: Caller): Promise<{ id: number; title: string }[]> {
  const { items } = await call(listFrontPosts, { limit: 100 });
  return items.filter(
    ({ ownShares, images, postUrl, attachment }) =>
      ownShares.length === 0 && images.length === 1 && postUrl !== null && attachment === null,
  );
}

/** Opens the dialog by its address, as a link in a mail would, and waits until it can be written in. */
export async function openDialogOf(
  page: Page,
  url: string,
  postId: number,
  flag = "share",
): Promise<Locator> {
  await page.goto(`${url}/post-list?${flag}=${postId}`);
  const dialog = page.getByRole("dialog");
  await dialog.locator("textarea").waitFor();
  return dialog;
}

export const wordsOf = (dialog: Locator): Locator => dialog.locator("textarea");

export function networkBox(dialog: Locator, name: string): Locator {
  return dialog.getByRole("checkbox", { name, exact: true });
}

export function buttonsOf(dialog: Locator, { sharing }: EmployeeTexts) {
  const named = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    shareNow: named(sharing.dialog.shareNow),
    addToQueue: named(sharing.dialog.addToQueue),
    submit: dialog.getByRole("button", { name: sharing.dialog.submit }),
    cancel: named(sharing.dialog.cancel),
    done: named(sharing.dialog.done),
    facebook: named(sharing.compose.facebook.share),
    backFromFacebook: named(sharing.compose.facebook.back),
    copyText: named(sharing.compose.assisted.copyText),
  };
}
