import { ssoCallback } from "@polyphon/contract/identity/sso.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { type TokenFault, tokenFaults } from "@polyphon/sandbox/oidc/oidc-settings.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decide } from "../../../../test/networks/consent.ts";
import { unique } from "../../../../test/test-context.ts";
import {
  addSsoCompany,
  addSsoUser,
  linkOf,
  signInBySso,
  spoilToken,
  type SsoCompany,
  startSso,
  visitProvider,
} from "../../../../test/identity/sso.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: SsoCompany;

beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: "true" } });
  company = await addSsoCompany(world);
});
afterAll(() => world.close());

/** Each must be refused for its own fault, not because something else went wrong. */
const reasons: Readonly<Record<TokenFault, string>> = {
  "wrong-audience": "oauth_jwt_claim_comparison_failed",
  "another-client": "oauth_jwt_claim_comparison_failed",
  "wrong-issuer": "oauth_jwt_claim_comparison_failed",
  "wrong-nonce": "oauth_jwt_claim_comparison_failed",
  "missing-nonce": "oauth_invalid_response",
  expired: "oauth_jwt_timestamp_check_failed",
  "not-yet-valid": "oauth_jwt_timestamp_check_failed",
  "unknown-key": "oauth_key_selection_failed",
  "broken-signature": "oauth_invalid_response",
  "alg-none": "oauth_invalid_response",
  "hs256-public-key": "oauth_invalid_response",
  "other-tenant": "other_tenant",
  "missing-tenant": "tenant_or_object_id_missing",
  "missing-object-id": "tenant_or_object_id_missing",
  "no-id-token": "oauth_invalid_response",
};

const callback = (input: { code: string; state: string }) => world.call(ssoCallback, input);

describe("the return is refused", () => {
  const sessionsOf = async (id: number) =>
    (await world.arrange((tx) => tx.client.query("select from session where account_id = $1 and sso", [id])))
      .rowCount;

  const reasonShown = async () => {
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ reason: string }>(
        `select details->>'reason' as reason from audit_entry where company_id = $1 and action = 'refuse-sso'
         order by id desc limit 1`,
        [company.id],
      ),
    );
    return rows[0]?.reason;
  };

  test("with each bad token that the sandbox knows", () => {
    expect(Object.keys(reasons).toSorted()).toEqual([...tokenFaults].toSorted());
  });

  test.each(Object.entries(reasons))("with a bad token: %s [A1-23]", async (fault, reason) => {
    const person = await addSsoUser(world, company);
    await spoilToken(world, person.email, fault as TokenFault);
    const { status, problem } = await signInBySso(world, person.email);
    expect([status, problem.error, await reasonShown()]).toEqual([401, "sso_failed", reason]);
    expect(await sessionsOf(person.id)).toBe(0);
    expect(await linkOf(world, person.id)).toEqual({ tenant: null, object: null });
  });

  test.each([
    ["a wrong state", (back: { code: string }) => ({ ...back, state: unique("state") })],
    ["a made-up code", (back: { state: string }) => ({ ...back, code: unique("code") })],
  ])("with %s", async (_name, spoil) => {
    const { email } = await addSsoUser(world, company);
    const back = await visitProvider(world, email);
    expect((await callback({ ...back, ...spoil(back) })).problem.error).toBe("sso_failed");
  });

  test("with a state that was used: the same address, opened twice, even at once", async () => {
    const { email } = await addSsoUser(world, company);
    const back = await visitProvider(world, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => callback(back)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
    expect((await callback(back)).problem.error).toBe("sso_failed");
  });

  test("with a code that was used, under a fresh state", async () => {
    const { email } = await addSsoUser(world, company);
    const back = await visitProvider(world, email);
    expect((await callback(back)).status).toBe(200);
    const { state } = await visitProvider(world, email);
    expect((await callback({ code: back.code, state })).problem.error).toBe("sso_failed");
  });

  test("with the code of somebody else's visit, whose verifier is not ours", async () => {
    const [mine, theirs] = [await addSsoUser(world, company), await addSsoUser(world, company)];
    const { state } = await visitProvider(world, mine.email);
    const { code } = await visitProvider(world, theirs.email);
    expect((await callback({ code, state })).problem.error).toBe("sso_failed");
    expect(await sessionsOf(theirs.id)).toBe(0);
  });

  test("ten minutes after the start", async () => {
    const { email } = await addSsoUser(world, company);
    const back = await visitProvider(world, email);
    await world.arrange((tx) =>
      tx.client.query("update sso_state set expires_at = now() - interval '1 second'"),
    );
    expect((await callback(back)).problem.error).toBe("sso_failed");
    const url = await startSso(world, email);
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ seconds: number }>(
        "select extract(epoch from expires_at - now())::int as seconds from sso_state",
      ),
    );
    expect(rows.map(({ seconds }) => Math.ceil(seconds / 60))).toEqual([limits.sso.stateMinutes]);
    expect((await decide(url, { email })).code).not.toBeNull();
  });

  test("when the provider is unavailable by then, and nothing is half done", async () => {
    const person = await addSsoUser(world, company);
    const back = await visitProvider(world, person.email);
    const route = `POST /oidc/${company.tenantId}/oauth2/v2.0/token`;
    world.sandbox.faults.add({ route, kind: "drop_before_commit", times: 1 });
    const { status, problem } = await callback(back);
    expect([status, problem.error]).toEqual([503, "unavailable"]);
    expect((await signInBySso(world, person.email)).status).toBe(200);
  });
});
