import { expect, test } from "vitest";
import { endpoints } from "../endpoints.ts";

const named = new Set(endpoints.map(({ name }) => name));

test("categories, stickers, gallery images, post tags, prohibited words, curator codes and real-time content have calls of their own [C7-08]", () => {
  const kept = ["categories", "stickers", "gallery-images", "post-tags", "prohibited-words", "curator-codes"];
  const wanted = kept.flatMap((thing) =>
    ["list", "get", "add", "edit", "remove"].map((verb) => `${verb}-${thing}`),
  );
  const live = endpoints.filter(({ path }) => path.startsWith("/services/admin/api/real-time"));
  expect(wanted.filter((name) => !named.has(name))).toEqual([]);
  expect(live.length).toBeGreaterThanOrEqual(3);
});
