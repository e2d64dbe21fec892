import { limits } from "@polyphon/contract/limits.ts";
import { expect, test } from "vitest";
import { makeSigner } from "../../../platform/secret/signer.ts";
import { knownBrowser, readKnownBrowser } from "./known-browser.ts";

const signer = makeSigner(Buffer.alloc(32, 1).toString("base64"));
const now = new Date("2026-11-18T10:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

test("a browser is known for the account that signed in with it, and keeps its id", () => {
  const given = knownBrowser("Anna@mail.example", now, signer);
  const id = readKnownBrowser(given, "anna@mail.example", later(1), signer);
  expect(id).toMatch(/^[\w-]{12}$/);
  const renewed = knownBrowser("anna@mail.example", later(100), signer, id);
  expect(readKnownBrowser(renewed, "anna@mail.example", later(200), signer)).toBe(id);
});

test("a browser is not known for another account, after half a year without a sign-in, or by its own word", () => {
  const given = knownBrowser("anna@mail.example", now, signer);
  expect(readKnownBrowser(given, "bert@mail.example", now, signer)).toBeNull();
  expect(
    readKnownBrowser(given, "anna@mail.example", later(limits.login.knownBrowserDays + 1), signer),
  ).toBeNull();
  const other = makeSigner(Buffer.alloc(32, 2).toString("base64"));
  expect(
    readKnownBrowser(knownBrowser("anna@mail.example", now, other), "anna@mail.example", now, signer),
  ).toBeNull();
  for (const forged of [undefined, "", "x", given.replace(/^./, "!"), `${given}A`])
    expect(readKnownBrowser(forged, "anna@mail.example", now, signer)).toBeNull();
});
