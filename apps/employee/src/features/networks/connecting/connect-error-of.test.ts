import { networks } from "@polyphon/contract/networks/networks.ts";
import { describe, expect, test } from "vitest";
import { errorOf } from "./connect-error-of.ts";

describe("what the address of the error page says", () => {
  test("is which network, by any of its names, and whether the person said no", () => {
    expect(errorOf(networks, "linkedin", "user_cancelled_login")).toEqual({
      network: "LINKEDIN",
      kind: "cancelled",
    });
    expect(errorOf(networks, "X", "access_denied")).toEqual({ network: "TWITTER", kind: "cancelled" });
    expect(errorOf(networks, "FACEBOOK", "server_error")).toEqual({ network: "FACEBOOK", kind: "failed" });
  });

  test("is nothing where the words are not known", () => {
    expect(errorOf(networks, "<script>", "Your account is blocked, call us")).toEqual({
      network: null,
      kind: "failed",
    });
    expect(errorOf(networks, null, null)).toEqual({ network: null, kind: "failed" });
  });
});
