import { expect, test } from "vitest";
import { endpoints } from "../../endpoints.ts";

const pathsBelow = (family: string) =>
  endpoints.filter(({ path }) => path.startsWith(family)).map(({ path }) => path.slice(family.length));

test("the back office has calls for everything that posts are made of and for real-time content [A7-17]", () => {
  const paths = pathsBelow("/services/admin/api/");
  const things = [
    "categories",
    "posts",
    "post-tags",
    "prohibited-words",
    "curator-codes",
    "real-time-contents",
    "stickers",
    "gallery-images",
  ];
  expect(things.filter((thing) => !paths.includes(thing))).toEqual([]);
});

test("the employees' app has calls for posts, reactions, reports and real-time content [B7.1-11]", () => {
  const paths = pathsBelow("/services/post/api/");
  const calls = [
    "front-posts",
    "front-posts/:id",
    "dummy-posts",
    "like-post/:id",
    "dislike-post/:id",
    "abuse-report-post/:id",
    "real-time-contents",
  ];
  expect(calls.filter((call) => !paths.includes(call))).toEqual([]);
});
