import { expect, test } from "vitest";
import { endpoints } from "../endpoints.ts";

test("sharing now, scheduling, rescheduling, editing, cancelling, the calendar, its overview, Facebook by hand and badges have their own calls [B7.1-13]", () => {
  const wanted = [
    "share-post",
    "schedule-post",
    "reschedule-post",
    "scheduled-post-update-text",
    "social-share-cancel",
    "social-share-calendar",
    "social-schedule-overview",
    "share-post-facebook",
    "share-badge-post",
  ];
  const paths = new Set(endpoints.map(({ path }) => path));
  expect(wanted.filter((call) => !paths.has(`/services/post/api/${call}`))).toEqual([]);
});
