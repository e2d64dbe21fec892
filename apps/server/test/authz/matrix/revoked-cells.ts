import { setTimeout as pause } from "node:timers/promises";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { hashToken } from "../../../src/platform/session/token.ts";
import type { Caller } from "../../caller.ts";
import type { TestContext } from "../../test-context.ts";
import type { CallerKind } from "../caller-kinds.ts";
import type { Cast } from "../cast.ts";
import { expectationOf, neededRights } from "./expectations.ts";
import { answerFaults, unexpected } from "./judge-answer.ts";
import { missingRef } from "../fixtures/ref-fixtures.ts";
import { NoExpectation, sampleOf, schemaOf } from "../sample-input.ts";

interface RevokedOptions {
  readonly contract: readonly Endpoint[];
  readonly context: TestContext;
  readonly cast: Cast;
  readonly call: Caller;
}

/** A revoked session must be refused within a second; every endpoint is called at this age. */
const askAfterMs = 800;
const atOnce = 25;

function callerFor({ access }: Endpoint): CallerKind {
  const asStaff =
    "staff" in access || "fullAccess" in access || ("signedIn" in access && access.signedIn === "staff");
  return {
    name: "revoked session",
    session: "live",
    person: asStaff
      ? { kind: "staff", place: "provider", userType: userTypes.subAdmin, rights: "only" }
      : { kind: "front", place: "home", level: "ELITE", light: false },
  };
}

/** Sessions that were just used everywhere and are then ended directly in the database. */
export async function revokedCells({ contract, context, cast, call }: RevokedOptions) {
  const closed = contract.filter((endpoint) => !("public" in endpoint.access));
  const people = await Promise.all(
    closed.map(async (endpoint) => {
      const { token } = await cast.enter(callerFor(endpoint), neededRights(endpoint.access));
      return { endpoint, token: token ?? "" };
    }),
  );
  const warm: Awaited<ReturnType<typeof call>>[] = [];
  // Few at a time: hundreds at once wait for connections longer than the product lets anybody wait.
  for (let from = 0; from < people.length; from += atOnce) {
    const some = people.slice(from, from + atOnce);
    warm.push(...(await Promise.all(some.map(({ token }) => call(readAccount, {}, { token })))));
  }
  await context.arrange((tx) =>
    tx.client.query("delete from session where token_hash = any($1)", [
      people.map(({ token }) => hashToken(token)),
    ]),
  );
  await pause(askAfterMs);

  return Promise.all(
    people.map(async ({ endpoint, token }, index) => {
      if (warm[index]?.status !== 200)
        return { endpoint, faults: ["the session did not live before it was revoked"] };
      try {
        const expected = expectationOf(endpoint, { ...callerFor(endpoint), session: "unknown" }, null);
        const input = sampleOf(schemaOf(endpoint), missingRef);
        const answer = await call(endpoint, input as never, { token });
        return {
          endpoint,
          faults: [unexpected(answer, expected, endpoint), ...answerFaults(answer, endpoint, "en")],
        };
      } catch (error) {
        if (!(error instanceof NoExpectation)) throw error;
        return { endpoint, faults: [error.message] };
      }
    }),
  );
}
