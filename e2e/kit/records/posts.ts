import { randomUUID } from "node:crypto";
import { addPost, listPostCategories, readPost } from "@polyphon/contract/content/content.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Caller } from "../people/caller.ts";
import { superAdmin } from "../people/people.ts";
import { textPost } from "./text-post.ts";

export const copy = "Half the masts, three times the energy, and a village that sleeps better than before.";

export const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

/** One that asks for no campaign. */
export async function someCategory({
  call,
}: Caller): Promise<{ readonly id: number; readonly name: string }> {
  const { categories } = await call(listPostCategories, {});
  const first = categories.find((one) => !one.utmMandatory);
  if (!first) throw new Error("the demo has no category");
  return first;
}

type Fields = CallOf<typeof addPost>;

export async function postFields(title: string, over: Partial<Fields> = {}): Promise<Fields> {
  const { id: categoryId } = await someCategory(await superAdmin());
  return textPost({ title, categoryId, copy, ...over });
}

export async function newPost(title: string, over: Partial<Fields> = {}) {
  return (await superAdmin()).call(addPost, await postFields(title, over));
}

export async function storedPost(id: number) {
  return (await superAdmin()).call(readPost, { id });
}
