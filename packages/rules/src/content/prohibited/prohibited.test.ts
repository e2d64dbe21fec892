import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emailEntriesOf, findProhibited, fold, prepareProhibited } from "./prohibited.ts";

const nothing = { words: [], emails: [], hashtags: [] };
const finds = (words: string[], text: string) =>
  findProhibited(prepareProhibited({ ...nothing, words }), text)?.found ?? null;
const letters = fc
  .array(fc.constantFrom(..."a b c d e i m n o r s t u z ä ö ü é ñ ß".split(" ")), {
    minLength: 1,
    maxLength: 12,
  })
  .map((each) => each.join(""));

describe("prohibited words", () => {
  test("match whole words, never parts of longer ones", () => {
    expect(finds(["art"], "Modern art, for everybody")).toBe("art");
    expect(finds(["art"], "A party for the start")).toBeNull();
    expect(finds(["C++"], "We write C++.")).toBe("C++");
    expect(finds(["C++"], "Vitamin C + sun")).toBeNull();
    expect(finds(["guaranteed profit"], "It is a guaranteed\n  PROFIT!")).toBe("guaranteed profit");
    expect(finds(["guaranteed profit"], "guaranteed; profit")).toBeNull();
  });

  test("match regardless of case, accents and the spelling of umlauts", () => {
    for (const text of ["MÜLLER", "Mueller", "muller", "Mu\u0308ller", "#müller", "Ｍüller", "Mül\u200bler"])
      expect(finds(["Müller"], text)).toBe("Müller");
    expect(finds(["Mueller"], "Herr Müller")).toBe("Mueller");
    expect(finds(["Strasse"], "STRAẞE")).toBe("Strasse");
    expect(finds(["neu"], "Der neue Wagen")).toBeNull();
    expect(finds(["🤬"], "What?! 🤬🤬")).toBe("🤬");
  });

  test("match anywhere in a text, and never in a text of other words", () => {
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 8 }), fc.nat(8), (word, others, place) => {
        const spelled = (text: string) =>
          fold(text.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));
        const strangers = others.filter(
          (other) => ![fold(word), spelled(word)].some((one) => [fold(other), spelled(other)].includes(one)),
        );
        expect(finds([word], strangers.join(" "))).toBeNull();
        expect(finds([word], strangers.toSpliced(place, 0, word.toUpperCase()).join(", "))).toBe(word);
      }),
    );
  });

  test("stay the same when normalised twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test("need one pass over the text, however many there are", () => {
    const words = Array.from({ length: 10_000 }, (_, at) => `word${at} of a list`);
    const list = prepareProhibited({ ...nothing, words });
    const text = "An honest sentence about wind and water. ".repeat(150);
    findProhibited(list, text);
    const begun = performance.now();
    for (let at = 0; at < 20; at += 1) expect(findProhibited(list, text)).toBeNull();
    expect((performance.now() - begun) / 20).toBeLessThan(20);
  });
});

describe("prohibited e-mails", () => {
  const list = prepareProhibited({
    words: ["casino"],
    emails: ["Ann@Acme.example", "@spam.example"],
    hashtags: [],
  });

  test("match single addresses, or a domain with its subdomains", () => {
    for (const email of ["ann@acme.example", " ANN@acme.example ", "x@spam.example", "x@mail.spam.example"])
      expect(findProhibited(list, `Write to ${email}`)?.kind).toBe("email");
    for (const email of ["bob@acme.example", "x@notspam.example", "x@spam.example.org"])
      expect(findProhibited(list, `Write to ${email}`)).toBeNull();
    expect(emailEntriesOf(" Ann@A.example")).toEqual([
      "ann@a.example",
      "a.example",
      "@a.example",
      "example",
      "@example",
    ]);
  });

  test("match in a text, and words inside an address are not checked", () => {
    expect(findProhibited(list, "Write to <ann@acme.example>.")).toEqual({
      kind: "email",
      found: "ann@acme.example",
    });
    expect(findProhibited(list, "Ask casino@acme.example, or info@casino.example")).toBeNull();
    expect(findProhibited(list, "a casino @ home")?.kind).toBe("word");
    expect(findProhibited(list, "@@@ x@ @y x@y ..@..")).toBeNull();
  });

  test("are searched in reasonable time in any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(findProhibited(prepareProhibited(nothing), text)).toBeNull();
      }),
    );
    const begun = performance.now();
    findProhibited(list, "a".repeat(50_000) + "@".repeat(50_000));
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

describe("prohibited hashtags", () => {
  const find = (text: string) =>
    findProhibited(prepareProhibited({ ...nothing, hashtags: ["#BlackFriday", "#Grün"] }), text)?.found ??
    null;

  test("match regardless of case, and only as hashtags", () => {
    expect(find("Today: #blackfriday!")).toBe("#blackfriday");
    expect(find("#gruen")).toBe("#gruen");
    expect(find("BlackFriday without the sign")).toBeNull();
    expect(find("#BlackFridayDeals")).toBeNull();
    expect(find("https://acme.example/#blackfriday")).toBeNull();
  });
});
