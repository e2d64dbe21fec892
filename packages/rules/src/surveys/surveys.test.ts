import { optionTypes, ratings } from "@polyphon/contract/surveys/surveys.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../time/calendar-dates.ts";
import { type AskContext, isAsked, isRunning, maySkip } from "./ask-questionnaire.ts";
import {
  type AnsweredQuestion,
  answerFault,
  chosenOf,
  joinOptions,
  judgeAnswers,
  ratingOf,
} from "./check-answer.ts";
import { placeBehind } from "./place-behind.ts";
import { withheldCompanies } from "./withheld-companies.ts";

const context: AskContext = {
  on: true,
  companyIds: [7, 8],
  startDate: "2026-03-02",
  endDate: "2026-03-06",
  questions: 3,
  answered: false,
};
const person = { companyId: 7, timeZone: "Europe/Berlin" };
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

describe("a questionnaire", () => {
  test("is shown to employees of its companies, on any of its days, until answered [B4.2-08]", () => {
    expect(isAsked(context, person, noon("2026-03-04"))).toBe(true);
    const shut: Partial<AskContext>[] = [
      { on: false },
      { answered: true },
      { questions: 0 },
      { companyIds: [8] },
      { startDate: "2026-03-05" },
      { endDate: "2026-03-03" },
    ];
    for (const change of shut)
      expect(isAsked({ ...context, ...change }, person, noon("2026-03-04"))).toBe(false);
  });

  test("includes its whole first and last day, in the company's time zone", () => {
    const at = (instant: string, zone: string) => isRunning(context, zone, new Date(instant));
    expect(at("2026-03-01T22:59:59Z", "Europe/Berlin")).toBe(false);
    expect(at("2026-03-01T23:00:00Z", "Europe/Berlin")).toBe(true);
    expect(at("2026-03-06T22:59:59Z", "Europe/Berlin")).toBe(true);
    expect(at("2026-03-06T23:00:00Z", "Europe/Berlin")).toBe(false);
    expect(at("2026-03-06T23:00:00Z", "America/Los_Angeles")).toBe(true);
  });

  test("treats a day of a clock change like any other", () => {
    const dayOfChange = { ...context, startDate: "2026-03-29", endDate: "2026-03-29" };
    const at = (instant: string) => isRunning(dayOfChange, "Europe/Berlin", new Date(instant));
    expect([at("2026-03-28T22:59:59Z"), at("2026-03-28T23:00:00Z")]).toEqual([false, true]);
    expect([at("2026-03-29T21:59:59Z"), at("2026-03-29T22:00:00Z")]).toEqual([true, false]);
  });

  test("is never shown once answered or outside its days", () => {
    fc.assert(
      fc.property(
        fc.record({
          on: fc.boolean(),
          companyIds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
          questions: fc.nat({ max: 2 }),
          answered: fc.boolean(),
        }),
        fc.integer({ min: -10, max: 10 }),
        fc.nat({ max: 10 }),
        (part, start, length) => {
          const startDate = addDays("2026-06-15", start);
          const made = { ...part, startDate, endDate: addDays(startDate, length) };
          const within = start <= 0 && start + length >= 0;
          const asked = isAsked(made, { companyId: 2, timeZone: "UTC" }, noon("2026-06-15"));
          expect(asked).toBe(
            part.on && !part.answered && part.questions > 0 && part.companyIds.includes(2) && within,
          );
        },
      ),
    );
  });
});

describe("skipping a questionnaire", () => {
  const skip = (skippingEndDate: string | null, skipCount: number, today: string) =>
    maySkip({ skippingEndDate, skipCount }, "Europe/Berlin", noon(today));

  test("is possible on or before the skipping end date and while it was skipped fewer than two times [B4.4-04]", () => {
    expect(skip("2026-03-04", 0, "2026-03-04")).toBe(true);
    expect(skip("2026-03-04", 1, "2026-03-03")).toBe(true);
    expect(skip("2026-03-04", 0, "2026-03-05")).toBe(false);
    expect(skip("2026-03-04", 2, "2026-03-03")).toBe(false);
    expect(skip(null, 0, "2026-03-03")).toBe(false);
  });

  test("stays impossible once it is, whatever else is skipped and however late it gets", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 5 }),
        fc.nat({ max: 5 }),
        fc.nat({ max: 9 }),
        fc.nat({ max: 9 }),
        (count, more, day, later) => {
          const today = addDays("2026-03-01", day);
          if (skip("2026-03-05", count, today)) return;
          expect(skip("2026-03-05", count + more, addDays(today, later))).toBe(false);
        },
      ),
    );
  });
});

const question = (optionType: AnsweredQuestion["optionType"], options: readonly string[] = []) => ({
  id: 1,
  optionType,
  options,
});

describe("an answer", () => {
  test("to a rating is one of Happy, Neutral and Sad, and is required [B4.4-07] [B5.10-02]", () => {
    for (const one of ratings) expect(answerFault(question("RATING"), one)).toBeNull();
    expect(answerFault(question("RATING"), "")).toBe("rating");
    expect(answerFault(question("RATING"), "Angry")).toBe("foreign");
  });

  test("as text or as one choice is required [B5.10-03]", () => {
    expect(answerFault(question("PLAIN_TEXT"), "  \n")).toBe("text");
    expect(answerFault(question("PLAIN_TEXT"), "Well enough")).toBeNull();
    expect(answerFault(question("RADIO_MULTICHOICE", ["Yes", "No"]), "")).toBe("choice");
    expect(answerFault(question("RADIO_MULTICHOICE", ["Yes", "No"]), "No")).toBeNull();
    expect(answerFault(question("RADIO_MULTICHOICE", ["Yes", "No"]), "Yes, No")).toBe("foreign");
  });

  test("of several choices needs at least one [B5.10-04]", () => {
    const several = question("CHECKBOX_MULTICHOICE", ["Tea", "Coffee", "Water"]);
    expect(answerFault(several, "")).toBe("options");
    expect(answerFault(several, "Tea, Water")).toBeNull();
    expect(answerFault(several, "Tea, Tea")).toBe("foreign");
    expect(answerFault(several, "Tea, Milk")).toBe("foreign");
  });

  const option = fc
    .string({ minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text !== "" && !text.includes(", "));

  test("of several choices is joined with a comma and a space, and restored as it was ticked [B4.4-08]", () => {
    expect(joinOptions(["Tea", "Coffee", "Water"], new Set(["Water", "Tea"]))).toBe("Tea, Water");
    fc.assert(
      fc.property(
        fc.uniqueArray(option, { minLength: 2, maxLength: 6 }),
        fc.array(fc.boolean()),
        (options, marks) => {
          const ticked = options.filter((_, at) => marks[at] ?? false);
          const made = question("CHECKBOX_MULTICHOICE", options);
          const text = joinOptions(options, new Set(ticked));
          expect(chosenOf(made, text)).toEqual(ticked);
          expect(answerFault(made, text)).toBe(ticked.length === 0 ? "options" : null);
        },
      ),
    );
  });

  test("is never empty, for any type of question [B4.4-06]", () => {
    fc.assert(
      fc.property(fc.constantFrom(...optionTypes), fc.stringMatching(/^\s*$/), (type, blank) => {
        expect(answerFault(question(type, ["a", "b"]), blank)).not.toBeNull();
      }),
    );
  });
});

describe("answers to a questionnaire", () => {
  const questions: readonly AnsweredQuestion[] = [
    { id: 1, optionType: "PLAIN_TEXT", options: [] },
    { id: 2, optionType: "RATING", options: [] },
    { id: 3, optionType: "RATING", options: [] },
  ];
  const answer = (questionnaireQuestionId: number, answerText: string) => ({
    questionnaireQuestionId,
    answerText,
  });
  const whole = [answer(1, "Good"), answer(2, "Sad"), answer(3, "Happy")];

  test("are accepted if each question is answered once, and any other set is refused as outdated", () => {
    expect(judgeAnswers(questions, whole)).toEqual({ kind: "fits" });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 }), (ids) => {
        const given = ids.map((id) => answer(id, id === 1 ? "Good" : "Sad"));
        const same = ids.length === 3 && new Set(ids).size === 3 && !ids.includes(4);
        expect(judgeAnswers(questions, given).kind).toBe(same ? "fits" : "changed");
      }),
    );
  });

  test("name each missing answer", () => {
    const verdict = judgeAnswers(questions, [answer(1, " "), answer(2, ""), answer(3, "Happy")]);
    expect(verdict).toEqual({
      kind: "faults",
      faults: [
        { at: 0, fault: "text" },
        { at: 1, fault: "rating" },
      ],
    });
  });

  test("take the rating from the first rating question, and none without one", () => {
    expect(ratingOf(questions, whole)).toBe("Sad");
    expect(ratingOf(questions.slice(0, 1), whole)).toBeNull();
  });
});

test("a company in works-council mode shows no results below its own minimum, any other company always", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ companyId: fc.nat({ max: 20 }), answered: fc.nat({ max: 15 }) }), {
        selector: ({ companyId }) => companyId,
      }),
      fc.array(fc.tuple(fc.nat({ max: 20 }), fc.integer({ min: 5, max: 12 }))),
      (replies, councils) => {
        const minimums = new Map(councils);
        const held = withheldCompanies(replies, minimums);
        for (const { companyId, answered } of replies)
          expect(held.includes(companyId)).toBe(
            minimums.has(companyId) && answered < (minimums.get(companyId) ?? 0),
          );
      },
    ),
  );
});

test("a moved question comes after the named one, and the others keep their order", () => {
  expect(placeBehind([1, 2, 3], 3, null)).toEqual([3, 1, 2]);
  expect(placeBehind([1, 2, 3], 1, 3)).toEqual([2, 3, 1]);
  expect(placeBehind([1, 2, 3], 1, 9)).toBeNull();
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (ids, from, to) => {
      const [moved, behind] = [ids[from % ids.length] ?? 0, ids[to % ids.length] ?? 0];
      const placed = placeBehind(ids, moved, behind) ?? [];
      expect(placed.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
      expect(placed.filter((id) => id !== moved)).toEqual(ids.filter((id) => id !== moved));
      if (moved !== behind) expect(placed[placed.indexOf(behind) + 1]).toBe(moved);
    }),
  );
});
