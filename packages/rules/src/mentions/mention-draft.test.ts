import { expect, test } from "vitest";
import { draftFaults, draftFieldOf, draftOf, emptyDraft, wishOf } from "./mention-draft.ts";

const anna = { ...emptyDraft, linkedinId: "AbC_1", name: "Anna Weber" };
const house = { ...anna, accountType: "ORGANIZATION" as const, linkedinId: "10001", name: "Nordwind" };

test("a draft needs an id and a name; an organisation's id has digits alone", () => {
  expect(draftFaults(emptyDraft)).toEqual({ linkedinId: "required", name: "required" });
  expect(draftFaults(anna)).toEqual({});
  expect(draftFaults(house)).toEqual({});
  expect(draftFaults({ ...house, linkedinId: "10a" })).toEqual({ linkedinId: "digits" });
  expect(draftFaults({ ...anna, linkedinId: "a b" })).toEqual({ linkedinId: "id" });
});

test("ids, names and display names have 50 characters at most, and the address is one of LinkedIn", () => {
  const long = "x".repeat(51);
  expect(draftFaults({ ...anna, linkedinId: long, name: long, displayName: long })).toEqual({
    linkedinId: "length",
    name: "length",
    displayName: "length",
  });
  expect(draftFaults({ ...anna, profileUrl: "https://www.example.com/in/anna" })).toEqual({
    profileUrl: "url",
  });
});

test("a draft becomes a wish and a kept mention becomes the draft again", () => {
  const draft = { ...anna, displayName: "Anna", profileUrl: "https://www.linkedin.com/in/anna" };
  expect(wishOf(draft)).toEqual({
    accountType: "PERSONAL",
    personalId: "AbC_1",
    personalName: "Anna Weber",
    displayName: "Anna",
    profileUrl: "https://www.linkedin.com/in/anna",
  });
  expect(
    draftOf({
      accountType: "PERSONAL",
      urnId: "urn:li:person:AbC_1",
      organizationName: null,
      personalName: "Anna Weber",
      displayName: "Anna",
      profileUrl: draft.profileUrl,
    }),
  ).toEqual(draft);
  expect(wishOf(house)).toMatchObject({
    organizationId: "10001",
    organizationName: "Nordwind",
    displayName: null,
  });
});

test("the server's words find their field", () => {
  expect(
    ["mentions.3.personalId", "mention.organizationName", "mentions.0.profileUrl", "x"].map(draftFieldOf),
  ).toEqual(["linkedinId", "name", "profileUrl", null]);
});
