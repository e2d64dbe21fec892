import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmptyContent, pageInLanguage } from "./page-in-language.ts";

const words = fc.stringMatching(/^[a-zA-Z&;"' ]{1,40}$/).filter((text) => text.trim() !== "");
const paragraph = words.map((text) => `<p>${text.replaceAll("&", "&amp;")}</p>`);
const empty = fc.constantFrom("", " ", "<p></p>", "<p>&nbsp;</p>", "<p> <br /></p>\n");

test("a page without German text is shown in English, whatever the language asked for", () => {
  fc.assert(
    fc.property(words, paragraph, empty, (title, contentEn, contentDe) => {
      expect(isEmptyContent(contentDe)).toBe(true);
      expect(pageInLanguage({ title, contentEn, contentDe }, "de")).toEqual({
        title,
        description: contentEn,
      });
    }),
  );
});

test("each language shows its own content, and English never shows German", () => {
  fc.assert(
    fc.property(words, paragraph, paragraph, (title, contentEn, contentDe) => {
      const page = { title, contentEn, contentDe };
      expect(pageInLanguage(page, "en").description).toBe(contentEn);
      expect(pageInLanguage(page, "de").description).toBe(contentDe);
    }),
  );
});

test("content that starts with a heading uses it as title and does not show it twice", () => {
  fc.assert(
    fc.property(words, words, paragraph, (title, heading, content) => {
      const page = {
        title,
        contentEn: content,
        contentDe: `<h1>${heading.replaceAll("&", "&amp;")}</h1>${content}`,
      };
      expect(pageInLanguage(page, "de")).toEqual({ title: heading.trim(), description: content });
      expect(pageInLanguage(page, "en").title).toBe(title);
    }),
  );
});

test("a heading further down stays where it is", () => {
  const contentEn = "<p>First.</p><h1>Later</h1>";
  expect(pageInLanguage({ title: "Title", contentEn, contentDe: "" }, "en")).toEqual({
    title: "Title",
    description: contentEn,
  });
});

test("markup inside the heading is removed from the title", () => {
  const contentEn = "<h1>About <em>us</em> &amp; you</h1>\n<p>Text</p>";
  expect(pageInLanguage({ title: "x", contentEn, contentDe: "" }, "en")).toEqual({
    title: "About us & you",
    description: "<p>Text</p>",
  });
});
