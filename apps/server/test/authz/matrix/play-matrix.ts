import { endpoints } from "@polyphon/contract/endpoints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyChain } from "../../../src/platform/audit/record.ts";
import { type Ground, openGround } from "../../ground.ts";
import { secretSettings, secretsIn, tracesOf } from "../../secrets/traces.ts";
import { openCast } from "../cast.ts";
import { needNetwork, needTurn } from "./expectations.ts";
import { type ForeignCompany, seedForeignCompany } from "../foreign-company/foreign-company.ts";
import { lineOf, type MatrixResult, runMatrix } from "./run-matrix.ts";
import { openStage, type Stage } from "../stage.ts";

/** Every other endpoint in each half: they run beside each other, on grounds of their own. */
export function playMatrix(half: 0 | 1): void {
  const part = endpoints.filter((_, at) => at % 2 === half);
  const { settings, secrets } = secretSettings();
  let ground: Ground;
  let stage: Stage;
  let foreign: ForeignCompany;
  let result: MatrixResult;

  beforeAll(async () => {
    ground = await openGround({ keepLog: true, settings: { ...settings, SHARE_ANSWER_SECONDS: "0" } });
    stage = await openStage(ground);
    const cast = await openCast(ground);
    foreign = await seedForeignCompany(ground);
    result = await runMatrix({ url: stage.url, ground, cast, foreign, contract: part, secrets });
  }, 1_200_000);
  afterAll(async () => {
    await stage.close();
    await ground.close();
  });

  const servedTo = (caller: string) =>
    new Set(result.served.filter((one) => one.caller === caller).map(({ endpoint }) => endpoint));
  const mayNotBeServed = (name: string) => needNetwork.has(name) || needTurn.has(name);
  /** What is about a company of one's own is not the provider's to do, and a step of the workflow is its editor's. */
  const ofStaff = part
    .filter(({ name, access }) => "staff" in access && !access.company && !mayNotBeServed(name))
    .map(({ name }) => name);

  test("every endpoint answers every caller and every id as the contract says", () => {
    const { cells, wrong } = result;
    console.log(
      `authorisation matrix: ${part.length} of ${endpoints.length} endpoints, ${cells} cells, wrong cells ${wrong.length}`,
    );
    expect(wrong.map(lineOf)).toEqual([]);
    expect(cells).toBeGreaterThan(part.length * 20);
  });

  test("a super admin is served everything that staff can do, whatever the list of rights says [A1-26]", () => {
    expect([...servedTo("superAdmin with every right but the needed one")]).toEqual(
      expect.arrayContaining(ofStaff),
    );
  });

  test("a sub admin is served what the held rights name and nothing else [A1-27]", () => {
    expect([...servedTo("subAdmin with exactly the needed right")]).toEqual(expect.arrayContaining(ofStaff));
    const without = servedTo("subAdmin with every right but the needed one");
    expect(ofStaff.filter((name) => without.has(name))).toEqual([]);
  });

  test("no secret is left in a log line, the audit trail, a job, a mail or a kept answer", async () => {
    const traces = await tracesOf(ground);
    const left = secretsIn(traces, [...secrets, ...foreign.secrets]);
    console.log(
      `secrets: ${ground.lines.length} log lines and ${traces.length} characters searched, ${left.length} found`,
    );
    expect(left).toEqual([]);
    expect(ground.lines.length).toBeGreaterThan(1_000);
  });

  test("every command that was carried out stands once in the audit trail, and no other", async () => {
    const { rows } = await ground.arrange((tx) =>
      tx.client.query<{ action: string; entries: number }>(
        "select action, count(*)::int as entries from audit_entry group by 1",
      ),
    );
    const entries = new Map(rows.map((row) => [row.action, row.entries]));
    const tried = new Set(part.map(({ name }) => name));
    const commands = stage.operations
      .filter(({ kind, endpoint }) => kind === "command" && tried.has(endpoint.name))
      .map(({ endpoint }) => endpoint.name);
    for (const name of commands) {
      const times = result.served.filter(({ endpoint }) => endpoint === name).length;
      expect([name, entries.get(name) ?? 0]).toEqual([name, times]);
      expect([name, times > 0 || mayNotBeServed(name)]).toEqual([name, true]);
    }
  });

  test("the audit chain of every company is whole afterwards", async () => {
    const { rows } = await ground.arrange((tx) =>
      tx.client.query<{ chain: number }>("select chain from audit_head where chain <> $1", [
        foreign.companyId,
      ]),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { chain } of rows) expect(await ground.arrange((tx) => verifyChain(tx, chain))).toBeNull();
  });
}
