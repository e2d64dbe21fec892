import { describe, expect, it } from "vitest";
import { paletteTargets } from "./palette-targets.ts";

const sources = {
  screens: [
    { path: "/admin/category-list", label: "Categories" },
    { path: "/admin/view-post-list", label: "Posts" },
    { path: "/admin/post-previews", label: "Previews of posts" },
  ],
  pinned: ["/admin/view-post-list", "/admin/killswitch"],
  recent: [
    { path: "/admin/edit-post/:id", href: "/admin/edit-post/7" },
    { path: "/admin/front-users", href: "/admin/front-users" },
    { path: "/admin/category-list", href: "/admin/category-list" },
  ],
  views: [
    { list: "/admin/view-post-list", name: "Due this week", query: "?state=scheduled" },
    { list: "/admin/front-users", name: "Due elsewhere", query: "" },
  ],
  labelOf: () => "Edit post",
} as const;

const shown = (typed: string) =>
  paletteTargets(sources, typed).map(({ key, targets }) => [key, ...targets.map(({ href }) => href)]);

describe("the palette", () => {
  it("starts with pinned, recent and saved entries, and offers only what may be opened", () => {
    expect(shown("")).toEqual([
      ["pinned", "/admin/view-post-list"],
      ["recent", "/admin/edit-post/7", "/admin/category-list"],
      ["views", "/admin/view-post-list?state=scheduled"],
      ["screens", "/admin/category-list", "/admin/view-post-list", "/admin/post-previews"],
    ]);
  });

  it("ranks matches by name before address, and finds saved views", () => {
    expect(shown("post")).toEqual([
      ["screens", "/admin/view-post-list", "/admin/post-previews"],
      ["views", "/admin/view-post-list?state=scheduled"],
    ]);
    expect(shown("DUE")).toEqual([["views", "/admin/view-post-list?state=scheduled"]]);
    expect(shown("nothing like it")).toEqual([]);
  });
});
