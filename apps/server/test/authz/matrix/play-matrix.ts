import { endpoints } from "@polyphon/contract/endpoints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditDeps } from "../../../src/platform/audit/audit-deps.ts";
import { checkSeals } from "../../../src/platform/audit/check-seals.ts";
import { sealWaiting } from "../../../src/platform/audit/seal-lines.ts";
import { type TestContext, openTestContext } from "../../test-context.ts";
import { secretSettings, secretsIn, tracesOf } from "../../secrets/traces.ts";
import { openCast } from "../cast.ts";
import { givesRights } from "./expectations.ts";
import { needNetwork, needTurn } from "./not-in-matrix.ts";
import { type ForeignCompany, seedForeignCompany } from "../foreign-company/foreign-company.ts";
import { lineOf, type MatrixResult, runMatrix } from "./run-matrix.ts";
import { openSetup, type Setup } from "../setup.ts";

/** Every other endpoint in each half: both run in parallel, on contexts of their own. */
export function playMatrix(half: 0 | 1): void {
  const part = endpoints.filter((_, at) => at % 2 === half);
  const { settings, secrets } = secretSettings();
  let context: TestContext;
  let setup: Setup;
  let foreign: ForeignCompany;
  let result: MatrixResult;

  beforeAll(async () => {
    context = await openTestContext({ keepLog: true, settings: { ...settings, SHARE_ANSWER_SECONDS: "0" } });
    setup = await openSetup(context);
    const cast = await openCast(context);
    foreign = await seedForeignCompany(context);
    result = await runMatrix({ url: setup.url, context, cast, foreign, contract: part, secrets });
  }, 1_200_000);
  afterAll(async () => {
    await setup.close();
    await context.close();
  });

  const servedTo = (caller: string) =>
    new Set(result.served.filter((one) => one.caller === caller).map(({ endpoint }) => endpoint));
  const mayNotBeServed = (name: string) => needNetwork.has(name) || needTurn.has(name);
  /** Endpoints about one's own company exclude the provider, and a step of the workflow belongs to its editor. */
  const ofStaff = part
    .filter(({ name, access }) => "staff" in access && !access.company && !mayNotBeServed(name))
    .map(({ name }) => name);

  test("every endpoint answers every caller and every id as the contract declares", () => {
    const { cells, wrong } = result;
    console.log(
      `authorisation matrix: ${part.length} of ${endpoints.length} endpoints, ${cells} cells, wrong cells ${wrong.length}`,
    );
    expect(wrong.map(lineOf)).toEqual([]);
    expect(cells).toBeGreaterThan(part.length * 20);
  });

  test("a super admin may call everything that staff can do, whatever the list of rights [A1-26]", () => {
    expect([...servedTo("superAdmin with every right but the needed one")]).toEqual(
      expect.arrayContaining(ofStaff),
    );
  });

  test("a sub admin may call what the held rights allow and nothing else [A1-27]", () => {
    const [giving, other] = [true, false].map((gives) =>
      ofStaff.filter((name) => givesRights.has(name) === gives),
    );
    const withOne = servedTo("subAdmin with exactly the needed right");
    expect([...withOne]).toEqual(expect.arrayContaining(other ?? []));
    expect((giving ?? []).filter((name) => withOne.has(name))).toEqual([]);
    expect([...servedTo("subAdmin with every right")]).toEqual(expect.arrayContaining(giving ?? []));
    const without = servedTo("subAdmin with every right but the needed one");
    expect(ofStaff.filter((name) => without.has(name))).toEqual([]);
  });

  test("no secret is left in a log line, the audit trail, a job, a mail or a stored answer", async () => {
    const traces = await tracesOf(context);
    const left = secretsIn(traces, [...secrets, ...foreign.secrets]);
    console.log(
      `secrets: ${context.lines.length} log lines and ${traces.length} characters searched, ${left.length} found`,
    );
    expect(left).toEqual([]);
    expect(context.lines.length).toBeGreaterThan(1_000);
  });

  test("the audit trail contains every executed command once, and no other", async () => {
    const { rows } = await context.arrange((tx) =>
      tx.client.query<{ action: string; entries: number }>(
        "select action, count(*)::int as entries from audit_entry group by 1",
      ),
    );
    const entries = new Map(rows.map((row) => [row.action, row.entries]));
    const tried = new Set(part.map(({ name }) => name));
    const commands = setup.operations
      .filter(({ kind, endpoint }) => kind === "command" && tried.has(endpoint.name))
      .map(({ endpoint }) => endpoint.name);
    for (const name of commands) {
      const times = result.served.filter(({ endpoint }) => endpoint === name).length;
      expect([name, entries.get(name) ?? 0]).toEqual([name, times]);
      expect([name, times > 0 || mayNotBeServed(name)]).toEqual([name, true]);
    }
  });

  test("the audit trail of every company can be sealed and is intact afterwards", async () => {
    const audit = auditDeps(context.config);
    for (let more = true; more;) more = (await sealWaiting(context.database, audit.keys)).more;
    const check = await checkSeals(context.database, audit, AbortSignal.timeout(60_000));
    expect(check).toMatchObject({ fault: null, chain: null, entryId: null });
    expect(check.lines).toBeGreaterThan(100);
  });
}
