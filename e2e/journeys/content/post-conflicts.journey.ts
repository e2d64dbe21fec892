import { editPost } from "@polyphon/contract/content/content.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { postSaved, titleField } from "../../actors/post-form.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import { signIn } from "../../kit/people/caller.ts";
import { staff } from "../../kit/people/demo.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { newPost, postFields, storedPost, unique } from "../../kit/records/posts.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { expect, test } from "../../kit/test.ts";
import { anyOf } from "../../kit/texts.ts";

for (const language of languagesOf(import.meta.url))
  test.describe(`a post in ${language}`, () => {
    test("that two people edit names who saved first, and lets the other merge both versions or load the newer one", async () => {
      const post = await newPost(unique("Edited by two"));
      const colleague = staff("Sub admin");
      const { call } = await signIn(url, colleague, "ADMIN");
      const state = await openOffice(await superAdmin(), `/admin/edit-post/${post.id}`, language);
      const { page, texts } = state;
      const { conflict, form } = texts.content;
      /** Both change the title; the colleague saves first. */
      const collide = async (theirs: string, mine: string) => {
        await expect(titleField(state)).not.toHaveValue("");
        await titleField(state).fill(mine);
        const { version } = await storedPost(post.id);
        await call(editPost, { ...(await postFields(theirs)), id: post.id, version });
        await state.button(form.saveChanges).click();
        const text = anyOf(fill(conflict.title, { who: colleague.name, when: "{{when}}" }));
        await expect(page.getByText(text)).toBeVisible();
        await expect(titleField(state)).toHaveValue(mine);
      };

      await collide("What the colleague wrote", "What I wrote");
      await state.button(conflict.merge).click();
      const theirs = page.getByRole("listitem").filter({ hasText: "What the colleague wrote" });
      await expect(theirs).toBeVisible();
      await expect(titleField(state)).toHaveValue("What I wrote");
      await state.button(form.saveChanges).click();
      await postSaved(page);
      expect((await storedPost(post.id)).title).toBe("What I wrote");

      await page.goto(`${url}/admin/edit-post/${post.id}`);
      await collide("What the colleague wrote then", "What I wrote then");
      await state.button(conflict.merge).click();
      await theirs.getByRole("button").click();
      await expect(titleField(state)).toHaveValue("What the colleague wrote then");
      await expect(theirs).toHaveCount(0);

      await collide("What the colleague wrote last", "What I wrote last");
      await state.button(conflict.reload).click();
      await expect(titleField(state)).toHaveValue("What the colleague wrote last");
      expect((await storedPost(post.id)).title).toBe("What the colleague wrote last");
    });
  });
