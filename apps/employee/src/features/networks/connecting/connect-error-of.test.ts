import { networks } from "@polyphon/contract/networks/networks.ts";
import { describe, expect, test } from "vitest";
import { errorOf } from "./connect-error-of.ts";

describe("the error in the address of the error page", () => {
  test("names the network, by any of its names, and whether the user cancelled", () => {
    expect(errorOf(networks, "linkedin", "user_cancelled_login")).toEqual({
      network: "LINKEDIN",
      kind: "cancelled",
    });
    expect(errorOf(networks, "X", "access_denied")).toEqual({ network: "TWITTER", kind: "cancelled" });
    expect(errorOf(networks, "FACEBOOK", "server_error")).toEqual({ network: "FACEBOOK", kind: "failed" });
  });

  test("is a plain failure for unknown values", () => {
    expect(errorOf(networks, "<script>", "Your account is blocked, call us")).toEqual({
      network: null,
      kind: "failed",
    });
    expect(errorOf(networks, null, null)).toEqual({ network: null, kind: "failed" });
  });
});
