import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { copyForNetwork, rewriteMarked } from "./marked-copy.ts";
import { readMentions } from "./write-mentions.ts";

const people = ["Eva Lang", "Eva Langer", "Åsa Öberg", "Nordwind Energie"].map((displayName, at) => ({
  displayName,
  linkedinUrn: `urn:li:person:p${at}`,
}));
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(...people.map(({ displayName }) => `@${displayName}`)),
      fc.constantFrom("a", ", ", "#wind", "\n", "é"),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(" "));

test("whoever writes on sees exactly what was typed, whoever the text names", () => {
  fc.assert(
    fc.property(
      words,
      words,
      fc.option(fc.constantFrom(...people), { nil: undefined }),
      (before, after, added) => {
        const stored = people.reduce((text, person) => rewriteMarked(text, before, person), "");
        const next = rewriteMarked(stored, after, added);
        expect(readMentions(next).text).toBe(after);
      },
    ),
  );
});

test("a name that stays in the text stays linked, and one that was only typed does not become a link", () => {
  const stored = rewriteMarked("", "Thanks @Eva Lang", people[0]);
  expect(stored).toBe("Thanks @[Eva Lang](urn:li:person:p0)");
  expect(rewriteMarked(stored, "Thanks @Eva Lang and @Eva Langer", undefined)).toBe(
    "Thanks @[Eva Lang](urn:li:person:p0) and @Eva Langer",
  );
  expect(rewriteMarked(stored, "Thanks @Eva Lan", undefined)).toBe("Thanks @Eva Lan");
});

test("only LinkedIn is sent the link of a name", () => {
  const stored = "Thanks @[Eva Lang](urn:li:person:p0)";
  for (const network of networks)
    expect(copyForNetwork(network, stored)).toBe(network === "LINKEDIN" ? stored : "Thanks Eva Lang");
});
