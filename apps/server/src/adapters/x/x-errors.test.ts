import { describe, expect, test } from "vitest";
import { readXRefusal, throttledUntil } from "./x-errors.ts";

const now = new Date("2026-11-18T10:00:00Z");
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readXRefusal({ status, headers, body: typeof body === "string" ? body : JSON.stringify(body) }, now);
const problem = (status: number, detail: string, type = "about:blank", title = "Forbidden") =>
  answer(status, { title, detail, type, status });
const typed = (name: string) => `https://api.twitter.com/2/problems/${name}`;
const epoch = (at: string) => String(Date.parse(at) / 1000);

describe("an answer of X", () => {
  test("is a duplicate by its text or by its legacy code", () => {
    expect(problem(403, "You are not allowed to create a Tweet with duplicate content.")).toEqual({
      kind: "duplicate",
    });
    expect(answer(403, { errors: [{ code: 187, message: "Status is a duplicate." }] })).toEqual({
      kind: "duplicate",
    });
  });

  test.each([
    [
      400,
      "One or more parameters to your request was invalid.",
      typed("invalid-request"),
      "content_rejected",
    ],
    [400, "Your media IDs are invalid.", typed("invalid-request"), "media_failed"],
    [401, "Unauthorized", "about:blank", "token_expired"],
    [
      402,
      "Your enrolled account [1] does not have any credits to fulfill this request.",
      typed("credits"),
      "quota_or_billing",
    ],
    [
      403,
      "Your client app is not configured with the appropriate oauth1 app permissions.",
      typed("oauth1-permissions"),
      "permission",
    ],
    [403, "This client is forbidden.", typed("client-forbidden"), "permission"],
    [403, "No project.", typed("client-not-enrolled"), "config"],
    [403, "Wrong kind of token.", typed("unsupported-authentication"), "config"],
    [403, "You are not permitted to perform this action.", "about:blank", "permission"],
    [403, "Something X has not said before.", "about:blank", "permission"],
    [403, "Your Tweet text is too long.", "about:blank", "text_too_long"],
    [400, "Your Tweet text is too long.", "about:blank", "text_too_long"],
    [403, "The Tweet contains an invalid URL.", "about:blank", "content_rejected"],
    [403, "A post may contain at most one cashtag.", "about:blank", "content_rejected"],
    [403, "The user is suspended.", typed("user-suspended"), "account_blocked"],
    [404, "Could not find tweet.", typed("resource-not-found"), "content_rejected"],
  ])("%i %s (%s) is %s", (status, detail, type, reason) => {
    expect(problem(status, detail, type)).toMatchObject({ kind: "refused", reason });
  });

  test.each([
    [64, "account_blocked"],
    [326, "account_blocked"],
    [226, "account_blocked"],
    [186, "text_too_long"],
    [261, "permission"],
    [324, "media_failed"],
    [325, "media_failed"],
  ])("with the legacy code %i is %s", (code, reason) => {
    expect(answer(403, { errors: [{ code, message: "…" }] })).toMatchObject({ kind: "refused", reason });
  });

  test("about the daily post limit is a matter of time", () => {
    expect(
      answer(403, { errors: [{ code: 185, message: "User is over daily status update limit." }] }),
    ).toMatchObject({
      kind: "later",
      reason: "rate_limited",
    });
  });

  test("about missing credits is an operator problem, though it comes as a throttle", () => {
    const capped = problem(
      429,
      "Usage cap exceeded: Monthly product cap",
      typed("usage-capped"),
      "UsageCapExceeded",
    );
    expect(capped).toMatchObject({ kind: "refused", reason: "quota_or_billing" });
  });

  test("about an app that was never enrolled is recognised by its reason", () => {
    const body = {
      title: "Client Forbidden",
      detail: "…",
      type: typed("client-forbidden"),
      reason: "client-not-enrolled",
    };
    expect(answer(403, body)).toMatchObject({ kind: "refused", reason: "config" });
  });

  test.each([400, 401, 403, 404, 418, 500, 502, 503, 504])(
    "%i without X's own format proves nothing",
    (status) => {
      for (const body of [
        "<html>Bad Gateway</html>",
        "",
        "{",
        "null",
        "[]",
        '{"message":"from some proxy"}',
      ]) {
        expect(answer(status, body).kind).toBe("unclear");
      }
    },
  );

  test("with a server error in X's own format proves nothing either", () => {
    expect(problem(503, "Something is broken.").kind).toBe("unclear");
  });
});

describe("the end of a throttle", () => {
  const until = (headers: Record<string, string>) =>
    throttledUntil({ status: 429, headers, body: "" }, now).toISOString();

  test("is that of the used-up window, and of the longest where several are", () => {
    const window = { "x-rate-limit-remaining": "0", "x-rate-limit-reset": epoch("2026-11-18T10:07:00Z") };
    const day = {
      "x-app-limit-24hour-remaining": "0",
      "x-app-limit-24hour-reset": epoch("2026-11-19T08:00:00Z"),
    };
    expect(until(window)).toBe("2026-11-18T10:07:01.000Z");
    expect(until({ ...window, ...day })).toBe("2026-11-19T08:00:01.000Z");
    expect(until({ ...window, ...day, "x-rate-limit-remaining": "5" })).toBe("2026-11-19T08:00:01.000Z");
    expect(
      until({
        ...window,
        "x-user-limit-24hour-remaining": "3",
        "x-user-limit-24hour-reset": epoch("2026-11-19T09:00:00Z"),
      }),
    ).toBe("2026-11-18T10:07:01.000Z");
  });

  test("is what Retry-After says where it is sent", () => {
    expect(
      until({
        "retry-after": "40",
        "x-rate-limit-remaining": "0",
        "x-rate-limit-reset": epoch("2026-11-18T10:07:00Z"),
      }),
    ).toBe("2026-11-18T10:00:40.000Z");
  });

  test("is 15 minutes from now without a usable value", () => {
    for (const reset of ["", "soon", "0", "99999999999", epoch("2026-11-18T09:00:00Z")]) {
      expect(until({ "x-rate-limit-remaining": "0", "x-rate-limit-reset": reset })).toBe(
        "2026-11-18T10:15:00.000Z",
      );
    }
  });
});
