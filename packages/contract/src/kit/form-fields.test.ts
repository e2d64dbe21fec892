import { expect, test } from "vitest";
import { fromFormFields, toFormFields } from "./form-fields.ts";

const sent = {
  badgeId: 7,
  socialShareType: "DIRECT",
  postSocialShareNetworks: [
    { shareText: "One", socialNetwork: "LINKEDIN", isAiGeneratedCopy: false },
    { shareText: "Two\r\nlines", socialNetwork: "TWITTER", isAiGeneratedCopy: true },
  ],
};

test("an input becomes form fields, with the entries of a list numbered", () => {
  expect(toFormFields(sent)).toEqual([
    ["badgeId", "7"],
    ["socialShareType", "DIRECT"],
    ["postSocialShareNetworks[0].shareText", "One"],
    ["postSocialShareNetworks[0].socialNetwork", "LINKEDIN"],
    ["postSocialShareNetworks[0].isAiGeneratedCopy", "false"],
    ["postSocialShareNetworks[1].shareText", "Two\r\nlines"],
    ["postSocialShareNetworks[1].socialNetwork", "TWITTER"],
    ["postSocialShareNetworks[1].isAiGeneratedCopy", "true"],
  ]);
});

test("form fields become the input again, as text", () => {
  const texts = (part: object) =>
    Object.fromEntries(Object.entries(part).map(([key, one]) => [key, String(one)]));
  expect(fromFormFields(toFormFields(sent))).toEqual({
    badgeId: "7",
    socialShareType: "DIRECT",
    postSocialShareNetworks: sent.postSocialShareNetworks.map(texts),
  });
});

test("a malicious form is refused", () => {
  const refused = ["__proto__", "a[0].__proto__", "a[99].b", "a[0][1]", "a.b", "", "constructor[0]"];
  expect(refused.map((name) => fromFormFields([[name, "x"]]))).toEqual(refused.map(() => null));
  expect(fromFormFields([["a", new Blob(["x"])]])).toBeNull();
  expect(
    fromFormFields([
      ["a", "1"],
      ["a", "2"],
    ]),
  ).toBeNull();
  expect(Object.hasOwn(fromFormFields([["constructor", "x"]]) ?? {}, "constructor")).toBe(true);
});
