import { logout, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { expect } from "@playwright/test";
import { url } from "../own-stack.ts";
import { callerOf } from "./caller.ts";

/** Every process of the API believes for half a second what it last heard of a session. */
const believedMs = 1_000;

/** Ends a session on the server, and returns when no process serves it any more. */
export async function endSession(token: string): Promise<void> {
  const { call } = callerOf(url, token);
  await call(logout, {});
  let refusedSince: number | null = null;
  const refusedFor = () =>
    call(readAccount, {}).then(
      () => {
        refusedSince = null;
        return 0;
      },
      () => {
        refusedSince ??= Date.now();
        return Date.now() - refusedSince;
      },
    );
  await expect.poll(refusedFor, { intervals: [100] }).toBeGreaterThan(believedMs);
}
