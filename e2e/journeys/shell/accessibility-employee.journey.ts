import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { addOwnPost } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { listRealTimeContents } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import { builtStates } from "../../accessibility/built-states.ts";
import { complaintsOf } from "../../accessibility/complaints-of.ts";
import { employeeStates } from "../../accessibility/employee-states.ts";
import type { Caller } from "../../kit/people/caller.ts";
import { stateLanguages } from "../../kit/looks.ts";
import { url } from "../../kit/own-stack.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";

async function firstPost({ call }: Caller): Promise<number> {
  return (await call(listFrontPosts, { limit: 1 })).items[0]?.id ?? 0;
}

/** A record for each screen that shows one. */
async function idOfRecords(caller: Caller): Promise<(path: string) => number> {
  const postId = await firstPost(caller);
  const itemId = (await caller.call(listRealTimeContents, { limit: 1 })).items[0]?.id ?? 0;
  const own = await caller.call(addOwnPost, {
    type: "TEXT",
    title: "From the top of the mast",
    language: "ENGLISH",
    copy: { LINKEDIN: "Forty metres up, and the view reaches to the sea. Proud of everybody who climbed." },
  });
  return (path) => {
    if (path.startsWith("/real")) return itemId;
    return /own-post|post-duplicate/.test(path) ? own.id : postId;
  };
}

for (const language of languages) {
  test(`employee screens have no accessibility violations, in ${language}`, async () => {
    const { caller } = await newEmployee({ connected: true });
    const idOf = await idOfRecords(caller);
    const states = builtStates({ app: "employee", language, idOf, forVisitors: false });
    expect(await complaintsOf(states, language, "employee", caller)).toEqual([]);
  });

  test(`employee screens for visitors have no accessibility violations, in ${language}`, async () => {
    const states = builtStates({ app: "employee", language, idOf: () => 0, forVisitors: true });
    expect(await complaintsOf(states, language, "employee")).toEqual([]);
  });
}

for (const language of stateLanguages)
  test(`employee dialogs and states have no accessibility violations, in ${language}`, async () => {
    const { caller } = await newEmployee({ connected: true });
    const states = employeeStates(url, language, await firstPost(caller));
    expect(await complaintsOf(states, language, "employee", caller)).toEqual([]);
  });
