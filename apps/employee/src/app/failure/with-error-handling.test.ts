import { errors, type Problem } from "@polyphon/contract/errors.ts";
import { logout, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { ApiError, type ApiFailure } from "@polyphon/web/api/api-error.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { withErrorHandling } from "./with-error-handling.ts";

let notified: string[];
let token: string | null;

const failing =
  (failure: ApiFailure, meanwhile = () => undefined as void): Call =>
  () => {
    meanwhile();
    return Promise.reject(new ApiError(failure));
  };

const around = {
  token: () => token,
  refused: (after: string, { description }: Problem) => notified.push(`${after}: ${description}`),
  timedOut: () => notified.push("timed out"),
};

const problem = (error: keyof typeof errors): ApiFailure => ({
  kind: "problem",
  status: errors[error].status,
  problem: { code: errors[error].code, error, description: `server on ${error}`, reference: "r" },
});

async function ask(call: Call, endpoint: typeof logout | typeof readAccount = readAccount): Promise<void> {
  await expect(withErrorHandling(call, around)(endpoint, {})).rejects.toBeInstanceOf(ApiError);
}

beforeEach(() => {
  notified = [];
  token = "t1";
});

describe("a refused call", () => {
  test("is handled in one place with the server's message, and still fails for its caller [B8-08] [B8-07]", async () => {
    await ask(failing(problem("level_too_low")));
    await ask(failing(problem("password_expired")));
    await ask(failing(problem("invalid_token")));
    expect(notified).toEqual([
      "to-dashboard: server on level_too_low",
      "to-expired-password: server on password_expired",
      "sign-out: server on invalid_token",
    ]);
  });

  test("of another kind is left to the screen", async () => {
    await ask(failing(problem("not_found")));
    await ask(failing({ kind: "offline" }));
    expect(notified).toEqual([]);
  });

  test("does not end a session that was replaced meanwhile", async () => {
    await ask(failing(problem("invalid_token"), () => void (token = "t2")));
    expect(notified).toEqual([]);
  });

  test("does not sign a visitor out", async () => {
    token = null;
    await ask(failing(problem("account_disabled")));
    expect(notified).toEqual([]);
  });
});

describe("a call that takes too long", () => {
  test("opens the timeout dialog for a command [B2.4-07]", async () => {
    await ask(failing({ kind: "timeout" }), logout);
    expect(notified).toEqual(["timed out"]);
  });

  test("opens no dialog for a read or for an aborted call", async () => {
    await ask(failing({ kind: "timeout" }), readAccount);
    await ask(failing({ kind: "aborted" }), logout);
    expect(notified).toEqual([]);
  });
});
