import { expect, test } from "vitest";
import { draftFaults, draftFieldOf, draftOf, emptyDraft, inputOf } from "./mention-draft.ts";

const anna = { ...emptyDraft, linkedinId: "AbC_1", name: "Anna Weber" };
const company = { ...anna, accountType: "ORGANIZATION" as const, linkedinId: "10001", name: "Nordwind" };

test("a mention draft needs an id and a name, and an organisation's id has only digits", () => {
  expect(draftFaults(emptyDraft)).toEqual({ linkedinId: "required", name: "required" });
  expect(draftFaults(anna)).toEqual({});
  expect(draftFaults(company)).toEqual({});
  expect(draftFaults({ ...company, linkedinId: "10a" })).toEqual({ linkedinId: "digits" });
  expect(draftFaults({ ...anna, linkedinId: "a b" })).toEqual({ linkedinId: "id" });
});

test("ids, names and display names have at most 50 characters, and the address is one of LinkedIn", () => {
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

test("a mention draft becomes an input, and a stored mention becomes the draft again", () => {
  const draft = { ...anna, displayName: "Anna", profileUrl: "https://www.linkedin.com/in/anna" };
  expect(inputOf(draft)).toEqual({
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
  expect(inputOf(company)).toMatchObject({
    organizationId: "10001",
    organizationName: "Nordwind",
    displayName: null,
  });
});

test("faults from the server are assigned to their field", () => {
  expect(
    ["mentions.3.personalId", "mention.organizationName", "mentions.0.profileUrl", "x"].map(draftFieldOf),
  ).toEqual(["linkedinId", "name", "profileUrl", null]);
});
