import { listDummyPosts as at } from "@polyphon/contract/content/feed/feed.contract.ts";
import { content as german } from "@polyphon/i18n/de/content/content.server.ts";
import { content as english } from "@polyphon/i18n/en/content/content.server.ts";
import { query } from "../../../../platform/operation/query.ts";

/** Examples in the reader's language; they are not stored, so nothing can be done with them. */
export const listDummyPosts = query(at, async ({ language }) => ({
  items: Object.entries((language === "de" ? german : english).examples).map(([key, example]) => ({
    key,
    ...example,
    language: language === "de" ? ("GERMAN" as const) : ("ENGLISH" as const),
  })),
}));
