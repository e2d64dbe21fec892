import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { addOwnPost } from "@polyphon/contract/content/own-post.contract.ts";
import { listRealTimeContents } from "@polyphon/contract/content/real-time.contract.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtScenes } from "./accessibility/built-scenes.ts";
import { complaintsOf } from "./accessibility/complaints-of.ts";
import { employeeScenes } from "./accessibility/employee-scenes.ts";
import { openBrowser } from "./browser.ts";
import { connectAs, signIn } from "./kit/caller.ts";
import { employee } from "./kit/demo.ts";
import { url } from "./kit/own-stack.ts";

/** An employee for each language, because the scenes share and cancel. */
const who = { en: employee("nordwind", 8), de: employee("nordwind", 10) } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.concurrent("nothing stands in anybody's way", { timeout: 600_000 }, () => {
  test.each(languages)("in the employee app, in %s", async (language) => {
    const caller = await signIn(url, who[language], "FRONT");
    await connectAs(caller, `Accessible ${language}`);
    const postId = (await caller.call(listFrontPosts, { limit: 1 })).items[0]?.id ?? 0;
    const itemId = (await caller.call(listRealTimeContents, { limit: 1 })).items[0]?.id ?? 0;
    const own = await caller.call(addOwnPost, {
      type: "TEXT",
      title: `Own words in ${language}`,
      language: "ENGLISH",
      copy: { LINKEDIN: "Forty metres up, and the view reaches to the sea. Proud of everybody who climbed." },
    });
    const idOf = (path: string) => {
      if (path.startsWith("/real")) return itemId;
      return /own-post|post-duplicate/.test(path) ? own.id : postId;
    };
    const built = (forVisitors: boolean) => builtScenes({ app: "employee", language, idOf, forVisitors });
    const visitor = await complaintsOf(browser, built(true), language, "employee");
    const scenes = [...built(false), ...employeeScenes(url, language, postId)];
    const person = await complaintsOf(browser, scenes, language, "employee", caller);
    expect([...visitor, ...person]).toEqual([]);
  });
});
