import { randomUUID } from "node:crypto";
import { addPost } from "@polyphon/contract/content/content.contract.ts";
import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { finger, keys } from "../../actors/resources/pointer.ts";
import { chooseInMenu, rowOf, searchFor } from "../../actors/resources/resource-list.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { topicFields } from "../../kit/people/fresh-company.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { textPost } from "../../kit/records/text-post.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { expect, test } from "../../kit/test.ts";

const pointers = { en: keys, de: finger } as const;

for (const language of languagesOf(import.meta.url))
  test(`a category in use names its posts, and leads to them, in ${language}`, async () => {
    const { call } = await superAdmin();
    const mark = randomUUID().slice(0, 8);
    const { id } = await call(category.add, { ...topicFields(`Used ${mark}`, 1), companies: [] });
    const title = `A post about wind ${mark}`;
    const copy = `${title}. Read how our people made it work, step by step.`;
    const post = await call(addPost, textPost({ title, categoryId: id, copy }));

    const state = await openOffice(await superAdmin(), category.screens.list, language);
    const { page, texts } = state;
    const pointer = pointers[language];
    await searchFor(page, texts.content.categories.search, mark);
    await rowOf(page, id).waitFor();
    await chooseInMenu(page, id, texts.kit.list.remove, texts, pointer);
    const dialog = page.getByRole("dialog");
    await pointer.press(dialog.getByRole("button", { name: texts.kit.act.remove.yes }));

    const alert = dialog.getByRole("alert");
    const count = fill(texts.uses.post_one, { number: 1 });
    await expect(alert).toContainText(fill(texts.uses.used, { uses: count }));
    const quoted = fill(texts.uses.quoted, { name: title });
    await expect(alert.getByRole("listitem")).toHaveText(`${count}: ${quoted}`);
    await state.accessible();

    await pointer.press(alert.getByRole("link", { name: quoted }));
    await page.waitForURL(`**/admin/view-post/${post.id}`);
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
