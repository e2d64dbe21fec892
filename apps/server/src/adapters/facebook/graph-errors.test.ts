import { describe, expect, test } from "vitest";
import { readGraphRefusal } from "./graph-errors.ts";

const now = new Date("2026-11-18T10:00:00Z");
const read = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readGraphRefusal({ status, headers, body: typeof body === "string" ? body : JSON.stringify(body) }, now);
const error = (code: number, subcode?: number, message = "…") => ({
  error: { message, type: "OAuthException", code, error_subcode: subcode, fbtrace_id: "A" },
});

describe("a Graph API answer", () => {
  test.each([
    [102, undefined, "token_revoked"],
    [190, undefined, "token_revoked"],
    [190, 458, "token_revoked"],
    [190, 460, "token_revoked"],
    [190, 467, "token_revoked"],
    [190, 492, "token_revoked"],
    [190, 463, "token_expired"],
    [190, 459, "account_blocked"],
    [3, undefined, "permission"],
    [10, undefined, "permission"],
    [200, undefined, "permission"],
    [299, undefined, "permission"],
    [368, undefined, "account_blocked"],
    [100, 4_854_002, "account_blocked"],
    [25, 2_207_050, "account_blocked"],
    [4, 2_207_051, "account_blocked"],
    [100, undefined, "content_rejected"],
    [1_609_005, undefined, "content_rejected"],
    [100, 1_346_003, "content_rejected"],
    [100, 1_404_102, "content_rejected"],
    [36_004, 2_207_010, "text_too_long"],
    [-1, 2_207_001, "content_rejected"],
    [100, 1_366_046, "media_failed"],
    [36_003, 2_207_009, "media_failed"],
    [24, 2_207_006, "media_failed"],
    [101, undefined, "config"],
    [4711, undefined, "content_rejected"],
  ])("%i/%s is a refusal: %s", (code, subcode, reason) => {
    expect(read(400, error(code, subcode))).toMatchObject({ kind: "refused", reason });
  });

  test.each([4, 17, 32, 341, 613, 80_001, 80_014])("%i is a throttle", (code) => {
    expect(read(400, error(code))).toMatchObject({ kind: "later", reason: "rate_limited" });
  });

  test.each([
    [9007, 2_207_027, "media_not_ready"],
    [-1, 2_207_032, "media_not_ready"],
    [-1, 2_207_053, "media_not_ready"],
    [-1, 2_207_082, "media_not_ready"],
    [9004, 2_207_052, "transient"],
    [9, 2_207_042, "rate_limited"],
    [100, 1_390_008, "rate_limited"],
  ])("%i/%i is retried later: %s", (code, subcode, reason) => {
    expect(read(400, error(code, subcode))).toMatchObject({ kind: "later", reason });
  });

  test("of an app that is not live is an operator problem, not the person's", () => {
    const message = "(#200) This app is in development mode and cannot publish";
    expect(read(403, error(200, undefined, message))).toMatchObject({ reason: "config" });
    expect(read(400, error(200, undefined, "API access blocked."))).toMatchObject({ reason: "config" });
  });

  test("about the text of the last post is a duplicate", () => {
    expect(read(400, error(506)).kind).toBe("duplicate");
  });

  test("of a throttle ends at the time of Retry-After or the usage header, else after some minutes", () => {
    const until = (headers: Record<string, string>, subcode?: number) => {
      const refusal = read(400, error(32, subcode), headers);
      return refusal.kind === "later" ? refusal.retryAt.toISOString() : refusal.kind;
    };
    const usage = JSON.stringify({
      "17": [
        { type: "pages", estimated_time_to_regain_access: 7 },
        { type: "other", estimated_time_to_regain_access: 12 },
      ],
    });
    expect(until({ "x-business-use-case-usage": usage })).toBe("2026-11-18T10:12:00.000Z");
    expect(until({ "retry-after": "90", "x-business-use-case-usage": usage })).toBe(
      "2026-11-18T10:01:30.000Z",
    );
    expect(until({ "x-business-use-case-usage": "{" })).toBe("2026-11-18T10:05:00.000Z");
    expect(until({}, 2_207_042)).toBe("2026-11-18T14:00:00.000Z");
    expect(read(429, "<html>Too many</html>")).toMatchObject({ kind: "later", reason: "rate_limited" });
  });

  test("with a server error, an unknown service or a gateway's page proves nothing", () => {
    for (const status of [500, 502, 503, 504]) expect(read(status, error(190)).kind).toBe("unclear");
    for (const code of [1, 2, -1]) expect(read(400, error(code)).kind).toBe("unclear");
    for (const status of [200, 302, 400, 401, 403, 404, 502]) {
      expect(read(status, "<html>Bad Gateway</html>").kind).toBe("unclear");
      expect(read(status, '{"error":').kind).toBe("unclear");
      expect(read(status, {}).kind).toBe("unclear");
    }
  });
});
