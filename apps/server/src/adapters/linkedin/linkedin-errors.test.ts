import { describe, expect, test } from "vitest";
import { retryAfter } from "../http/retry-after.ts";
import { readLinkedinRefusal } from "./linkedin-errors.ts";

const now = new Date("2026-11-18T10:00:00Z");
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readLinkedinRefusal({ status, headers, body: typeof body === "string" ? body : JSON.stringify(body) }, now);
const withCode = (status: number, code: string) => answer(status, { status, code, message: "…" });

describe("a LinkedIn answer", () => {
  test.each([
    [400, "ILLEGAL_ARGUMENT", "content_rejected"],
    [400, "FIELD_LENGTH_TOO_LONG", "text_too_long"],
    [400, "VERSION_MISSING", "config"],
    [400, "MEDIA_ASSET_PROCESSING_FAILED", "media_failed"],
    [400, "INVALID_IMAGE_ID", "media_failed"],
    [401, "EMPTY_ACCESS_TOKEN", "token_revoked"],
    [401, "REVOKED_ACCESS_TOKEN", "token_revoked"],
    [401, "EXPIRED_ACCESS_TOKEN", "token_expired"],
    [403, "ACCESS_DENIED", "permission"],
    [404, "RESOURCE_NOT_FOUND", "content_rejected"],
    [422, "UNPROCESSABLE_ENTITY", "content_rejected"],
    [426, "NONEXISTENT_VERSION", "config"],
  ])("%i %s is a refusal: %s", (status, code, reason) => {
    expect(withCode(status, code)).toMatchObject({ kind: "refused", reason });
  });

  test("distinguishes an expired from a revoked token by the number alone", () => {
    expect(answer(401, { status: 401, serviceErrorCode: 65602, message: "" })).toMatchObject({
      reason: "token_expired",
    });
    expect(answer(401, { status: 401, serviceErrorCode: 65601, message: "" })).toMatchObject({
      reason: "token_revoked",
    });
    expect(answer(401, { status: 401, serviceErrorCode: 65600, message: "" })).toMatchObject({
      reason: "token_revoked",
    });
  });

  test("about media in processing is awaited", () => {
    for (const code of ["MEDIA_ASSET_WAITING_UPLOAD", "MEDIA_ASSET_PROCESSING"]) {
      expect(withCode(400, code)).toMatchObject({ kind: "later", reason: "media_not_ready" });
    }
  });

  test("about a duplicate names the existing post", () => {
    const body = {
      errorDetailType: "com.linkedin.common.error.BadRequest",
      message:
        "com.linkedin.content.common.exception.BadRequestResponseException: Content is a duplicate of urn:li:share:7141138937766391808",
      errorDetails: {
        inputErrors: [{ description: "Duplicate post is detected", input: {}, code: "DUPLICATE_POST" }],
      },
      status: 422,
    };
    expect(answer(422, body)).toEqual({ kind: "duplicate", urn: "urn:li:share:7141138937766391808" });
  });

  test("about the daily throttle ends at midnight UTC, unless LinkedIn names the time itself", () => {
    const body = {
      message: "Resource level throttle APPLICATION DAY limit for calls to this resource is reached.",
      status: 429,
      serviceErrorCode: 101,
    };
    const until = (headers: Record<string, string>, sent: unknown = body) => {
      const read = answer(429, sent, headers);
      return read.kind === "later" ? read.retryAt.toISOString() : read.kind;
    };
    expect(until({})).toBe("2026-11-19T00:00:00.000Z");
    expect(until({ "retry-after": "90" })).toBe("2026-11-18T10:01:30.000Z");
    expect(until({ "retry-after": "Wed, 18 Nov 2026 11:00:00 GMT" })).toBe("2026-11-18T11:00:00.000Z");
    expect(until({}, { status: 429, message: "slow down" })).toBe("2026-11-18T10:01:00.000Z");
    expect(until({}, "<html>Too many</html>")).toBe("2026-11-18T10:01:00.000Z");
  });

  test("with a server error, a conflict or a gateway's page proves nothing", () => {
    for (const status of [500, 502, 503, 504, 409]) {
      expect(answer(status, { status, message: "Internal Server Error" }).kind).toBe("unclear");
    }
    for (const status of [200, 302, 400, 401, 403, 404, 422, 502]) {
      expect(answer(status, "<html>Bad Gateway</html>").kind).toBe("unclear");
      expect(answer(status, '{"status":').kind).toBe("unclear");
    }
  });

  test("with an absurd wait is not trusted", () => {
    for (const value of ["", "soon", "-5", "99999999999"])
      expect(retryAfter({ "retry-after": value }, now)).toBeNull();
    expect(retryAfter({ "retry-after": "Wed, 18 Nov 2026 09:00:00 GMT" }, now)).toEqual(now);
  });
});
