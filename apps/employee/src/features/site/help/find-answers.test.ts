// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { findAnswers } from "./find-answers.ts";

const page = `<p>Short answers.</p>
<h2>Wie teile ich einen Beitrag?</h2><p>Öffnen Sie einen Beitrag.</p><p>Dann <b>Teilen</b>.</p>
<h2>Was heißt „Angehalten“?</h2><p>Die Verbindung ist beendet.</p>`;

describe("the search in the help", () => {
  test("shows the whole page without a word", () => {
    expect(findAnswers(page, "  ")).toBe(page);
  });

  test("shows the answers that contain every word, in any order, case and accent", () => {
    for (const search of ["beitrag offnen", "TEILEN öffnen", "teil"])
      expect(findAnswers(page, search)).toBe(
        "<h2>Wie teile ich einen Beitrag?</h2><p>Öffnen Sie einen Beitrag.</p><p>Dann <b>Teilen</b>.</p>\n",
      );
    expect(findAnswers(page, "heisst verbindung")).toContain("Angehalten");
    expect(findAnswers(page, "heisst verbindung")).not.toContain("Teilen");
  });

  test("finds nothing where one word is missing, and never the introduction alone", () => {
    expect(findAnswers(page, "beitrag verbindung")).toBeNull();
    expect(findAnswers(page, "short answers")).toBeNull();
    expect(findAnswers("", "beitrag")).toBeNull();
  });
});
