import { describe, expect, test } from "vitest";
import type { Text } from "../../../../shared/text/use-text.ts";
import { emptyDraft, type PostDraft } from "../draft/post-draft.ts";
import { foldSummary } from "./fold-summary.ts";
import { fieldsOfFold, foldOf, folds } from "./folds.ts";

/** A text is recognised by its key and its values. */
const text: Text = (key, values = {}) => [key.split(".").at(-1), ...Object.values(values)].join(" ");
const words = { text, language: "en" } as const;
const plain = emptyDraft("ENGLISH");
const news = { news: "DRIP", dripDays: 14 } as const;

/** Every field of the folded sections, set to something. */
const set: Readonly<Record<string, Partial<PostDraft>>> = {
  featuredUntil: { featured: true, featuredUntil: "2026-12-03" },
  frontPageNews: { news: "CLASSIC" },
  dripDays: news,
  groupIds: { ...news, groups: [{ id: 1, name: "Sales" }] },
  shareType: { shareType: "XING" },
  copyEditable: { copyEditable: true },
  notes: { notes: "Share it before Friday" },
  campaignName: { campaignName: "windweek" },
  facebookUrl: { facebookUrl: "https://www.example.com/f" },
  linkedinImageUrl: { linkedinImageUrl: "https://www.example.com/l.png" },
  serialNumber: { serialNumber: "48213" },
  curatorCodeId: { curatorCode: { id: 1, name: "TH014" } },
};

describe("a folded section of the post form", () => {
  test("says nothing while everything in it is as usual", () => {
    for (const fold of folds) expect(foldSummary(fold, plain, words)).toBe("");
  });

  test.each(folds.flatMap((fold) => fieldsOfFold[fold].map((field) => [fold, field] as const)))(
    "%s names in its summary that %s is set",
    (fold, field) => {
      expect(foldOf(field)).toBe(fold);
      const before = foldSummary(fold, { ...plain, ...(field === "groupIds" ? news : {}) }, words);
      const after = foldSummary(fold, { ...plain, ...set[field] }, words);
      expect(after).not.toBe(before);
    },
  );

  test("puts all of it into one line", () => {
    const draft = { ...plain, ...set["featuredUntil"], ...set["groupIds"] };
    expect(foldSummary("placement", draft, words)).toBe("featuredUntil 03-Dec-2026 · drip 14 · groups 1");
  });
});
