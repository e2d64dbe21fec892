import { z } from "zod";
import { calendarDay } from "../../kit/calendar-day.ts";
import { refList, wordList } from "../../kit/list.ts";
import type { FilteredField } from "../../kit/resource/resource-field.ts";
import { contentLanguages, postSources, postStates, postStatuses, postTypes } from "../content.ts";

/** By what the staff's list of posts is narrowed, besides its views and the search. */
export const postFilters = {
  categoryId: { kind: "reference", of: "category" },
  company: { kind: "reference", of: "company" },
  author: { kind: "reference", of: "staff" },
  publishAt: { kind: "dateTime" },
  endsOn: { kind: "date" },
  source: { kind: "choice", choices: postSources },
  language: { kind: "choice", choices: contentLanguages },
  type: { kind: "choice", choices: postTypes },
  status: { kind: "choice", choices: postStatuses },
  postTagId: { kind: "reference", of: "postTag" },
} as const satisfies Readonly<Record<string, FilteredField>>;

/** The same as parameters of a call. */
export const askedPosts = {
  search: z.string().trim().max(100).optional(),
  state: z.enum(postStates).optional(),
  categoryId: refList("category").optional(),
  /** Those that were written for a company. */
  company: refList("company").optional(),
  author: refList("account").optional(),
  publishAtFrom: calendarDay.optional(),
  publishAtTo: calendarDay.optional(),
  endsOnFrom: calendarDay.optional(),
  endsOnTo: calendarDay.optional(),
  source: wordList(postSources).optional(),
  language: wordList(contentLanguages).optional(),
  type: wordList(postTypes).optional(),
  status: wordList(postStatuses).optional(),
  postTagId: refList("postTag").optional(),
};
