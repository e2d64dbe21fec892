import {
  aiAudiences,
  aiDefaults,
  aiLanguages,
  aiLengths,
  aiModels,
  aiTextLengths,
  aiTones,
} from "@polyphon/contract/ai/ai.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { audienceOf, charactersOf, itemsOfCall, monthOf, toggleTone } from "./text-request.ts";

describe("a text request", () => {
  test("has the lengths of the network's three tabs [B9-08] [C9-15]", () => {
    const of = (network: (typeof networks)[number]) =>
      aiLengths.map((length) => charactersOf(network, length));
    expect(of("LINKEDIN")).toEqual([280, 400, 2500]);
    expect(of("TWITTER")).toEqual([200, 250, 280]);
    expect(of("XING")).toEqual([250, 300, 400]);
    expect(of("FACEBOOK")).toEqual([280, 400, 2500]);
  });

  test("has short, medium and long tone lengths, none longer than the network allows [B9-09]", () => {
    expect(aiLengths).toEqual(["SHORT", "MEDIUM", "LONG"]);
    for (const network of networks) {
      const { SHORT, MEDIUM, LONG } = aiTextLengths[network];
      expect([SHORT < MEDIUM, MEDIUM < LONG, LONG <= limits.copy.max[network]]).toEqual([true, true, true]);
    }
  });

  test("defaults to a formal English summary of 280 characters [B9-07]", () => {
    expect(charactersOf(null, null)).toBe(280);
    expect(charactersOf(null, "LONG")).toBe(280);
    expect(aiDefaults).toMatchObject({ characters: 280, tone: "FORMAL", language: "ENGLISH" });
  });

  test("uses the model gpt-4 [B9-05] [C9-13]", () => {
    expect([aiDefaults.model, aiModels]).toEqual(["gpt-4", ["gpt-4"]]);
  });

  test("offers eleven tones and nineteen languages without duplicates [B9-10] [C9-16] [B9-11] [C9-17]", () => {
    const messages = (words: readonly string[]) =>
      words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(", ");
    expect(messages(aiTones)).toBe(
      "Positive, Excited, Powerful, Amusing, Calm, Urgent, Soft, Polite, Encouraging, Formal, Informal",
    );
    expect(messages(aiLanguages)).toBe(
      "English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Finnish, Polish, Czech, Slovak, Hungarian, Romanian, Greek, Turkish, Ukrainian",
    );
    expect(new Set(aiLanguages).size).toBe(19);
  });

  test("asks for three texts in the first call on X, on Xing and without a tab, otherwise for one [B7.2-37] [C7-37] [B9-06] [C9-14]", () => {
    expect(networks.map((network) => [network, itemsOfCall(network, true)])).toEqual([
      ["LINKEDIN", 1],
      ["TWITTER", 3],
      ["XING", 3],
      ["FACEBOOK", 1],
      ["INSTAGRAM", 1],
    ]);
    expect(itemsOfCall(null, true)).toBe(3);
    for (const network of [null, ...networks]) expect(itemsOfCall(network, false)).toBe(1);
  });

  test("keeps at most two tones, the last one pressed always among them [A9-35] [C5other-06] [B5.10-22]", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...aiTones), { maxLength: 30 }), (presses) => {
        let chosen: readonly string[] = [];
        for (const tone of presses) {
          const before = chosen;
          chosen = toggleTone(chosen, tone);
          expect(chosen.length).toBeLessThanOrEqual(2);
          expect(new Set(chosen).size).toBe(chosen.length);
          expect(chosen.includes(tone)).toBe(!before.includes(tone));
        }
      }),
    );
  });

  test("treats an unknown audience as everybody", () => {
    expect(aiAudiences.map((_, at) => audienceOf(at + 1))).toEqual(aiAudiences);
    for (const id of [null, 0, -3, 99]) expect(audienceOf(id)).toBe("EVERYBODY");
  });

  test("counts the budget by month, without gaps between months", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date("2200-01-01"), noInvalidDate: true }), (now) => {
        const { month, renewsAt } = monthOf(now);
        expect(renewsAt.getTime()).toBeGreaterThan(now.getTime());
        expect(monthOf(renewsAt).month > month).toBe(true);
        expect(monthOf(new Date(renewsAt.getTime() - 1)).month).toBe(month);
      }),
    );
  });
});
