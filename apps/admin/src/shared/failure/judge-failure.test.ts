import { type ErrorName, errors, type Problem } from "@polyphon/contract/errors.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { ApiError, type ApiFailure } from "@polyphon/web/api/api-error.ts";
import { describe, expect, it } from "vitest";
import { judgeFailure } from "./judge-failure.ts";
import type { Text } from "../text/use-text.ts";

const { failures, session } = adminEn.shell;

/** The text of a key, with its placeholders filled in. */
const text: Text = (key, values = {}) => {
  const found = key.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], adminEn);
  return Object.entries(values).reduce(
    (line, [name, value]) => line.replaceAll(`{{${name}}}`, String(value)),
    String(found),
  );
};

const judge = (failure: ApiFailure) => judgeFailure(new ApiError(failure), text);

function refused(error: ErrorName, more: Partial<Problem> = {}) {
  const problem = { code: errors[error].code, error, description: `words of ${error}`, reference: "R-1" };
  return judge({ kind: "problem", status: errors[error].status, problem: { ...problem, ...more } });
}

const fields = (...violations: (readonly [string, string])[]) =>
  refused("validation", { violations: violations.map(([field, message]) => ({ field, message })) }).words;

describe("a call that failed in the back office", () => {
  it("shows nothing when the page itself aborted it [A8-01] [C8-29]", () => {
    expect(judge({ kind: "aborted" })).toMatchObject({ words: null, leads: "nothing" });
  });

  it("opens a dialog when a command timed out [A8-28]", () => {
    const judged = judge({ kind: "timeout" });
    expect(judged).toMatchObject({ words: "The request timed out. Please try again.", shownIn: "dialog" });
  });

  it("shows the server's description and the reference [A8-02] [C8-30]", () => {
    expect(refused("in_use")).toMatchObject({ words: "words of in_use", reference: "R-1", leads: "nothing" });
  });

  it("shows the server's message of 10037, 10447, 10446 and 10443 [A8-03] [C8-31]", () => {
    const named = {
      duplicate: 10037,
      media_not_usable: 10447,
      serial_number_taken: 10446,
      prohibited_words: 10443,
    };
    for (const [error, code] of Object.entries(named) as [ErrorName, number][]) {
      expect(errors[error].code).toBe(code);
      expect(refused(error)).toMatchObject({
        words: `words of ${error}`,
        shownIn: "notice",
        leads: "nothing",
      });
    }
  });

  it("treats 10012 as a validation error and puts the field before its message [A8-04] [A8-05] [C8-32]", () => {
    expect(errors.validation.code).toBe(10012);
    expect(fields(["companyDomain", "is taken"])).toBe("Company domain: is taken");
    expect(fields(["companyName", "is too long"])).toBe("Company name: is too long");
    expect(fields(["somethingElse", "is wrong"])).toBe("words of validation");
  });

  it("says what a post's fields need [A8-06] [A8-07] [A8-08] [A8-09] [A8-10] [C8-34] [C8-35]", () => {
    expect(fields(["imageIds", "too many"])).toBe("A post can have up to 4 images.");
    expect(fields(["video", "The video is too long."])).toBe("The video is too long.");
    expect(fields(["networks.0", "Choose a network."])).toBe("Choose a network.");
    expect(fields(["campaignName", "x"])).toBe("Campaign name is required.");
    expect(fields(["voices.0.copy.LINKEDIN", "Too short."])).toMatch(/^LinkedIn: Content .*Too short\.$/);
    const server = "X: Content is too long. Use at most 280 characters, including links.";
    expect(fields(["voices.1.copy.TWITTER", server])).toBe(server);
  });

  it("ends a session that is invalid on the server [A8-11] [A8-12] [C8-38]", () => {
    expect(refused("invalid_token")).toMatchObject({ words: "Session expired", leads: "login" });
    expect(session.expired).toBe("Session expired");
  });

  it("denies access by name and by status and leads to the dashboard [A8-13] [A8-14] [C8-03] [C8-39]", () => {
    for (const judged of [
      refused("access_denied"),
      refused("feature_off"),
      judge({ kind: "broken", status: 403 }),
    ])
      expect(judged).toMatchObject({ words: "Access Denied!", leads: "root", shownIn: "notice" });
  });

  it("logs out on a 401, but not for a wrong password at the login [A8-15] [C8-40]", () => {
    expect(refused("unauthorized").leads).toBe("login");
    expect(judge({ kind: "broken", status: 401 }).leads).toBe("login");
    expect(refused("invalid_credentials").leads).toBe("nothing");
  });

  it("leads to the screen for a password that must be changed [A8-16] [C8-41]", () => {
    expect(errors.password_expired.code).toBe(10916);
    expect(refused("password_expired").leads).toBe("change-password");
    expect(refused("password_must_change").leads).toBe("change-password");
  });

  it("reloads a page whose role was changed in another tab, and asks for a role when none is chosen", () => {
    expect(refused("session_changed").leads).toBe("refresh");
    expect(refused("role_needed").leads).toBe("picker");
  });

  it("has texts for responses that are not the server's own [A8-23] [A8-24] [A8-26] [A8-27] [C8-01] [C8-02] [C8-27]", () => {
    const wordsAt = (status: number) => judge({ kind: "broken", status }).words;
    expect([400, 401, 404, 502].map(wordsAt)).toEqual([
      "Invalid Request!",
      "Unauthorized access!",
      "Record not found",
      "Apologies, but an error has occurred. Please try again later.",
    ]);
    expect(judgeFailure(new Error("bug"), text).words).toBe(failures.apology);
  });
});
