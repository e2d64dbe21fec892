import { readAuditTrail } from "@polyphon/contract/operations/audit.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCompany, addStaff, type TestPerson } from "../../../../test/people.ts";
import { runJob } from "../../../../test/run-job.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { auditDeps } from "../../../platform/audit/audit-deps.ts";
import { record } from "../../../platform/audit/record.ts";
import { checkAuditTrail } from "./jobs/check-audit-trail.ts";

let world: World;
let operator: TestPerson;
let company: number;

beforeAll(async () => {
  world = await openWorld({ worker: true, keepLog: true });
  company = await addCompany(world);
  operator = await addStaff(world, userTypes.subAdmin, ["list_error_log"]);
});
afterAll(() => world.close());

const trail = async () => (await world.call(readAuditTrail, {}, { token: operator.token })).body;
const check = () => runJob(world, checkAuditTrail({ audit: auditDeps(world.config) }), {});
const sealed = async () => {
  const { rows } = await world.arrange((tx) => tx.client.query("select from audit_unsealed"));
  return rows.length === 0;
};

test("is sealed by a worker within seconds, checked, and its state shown to the operator", async () => {
  expect(await trail()).toEqual({ unsealedSeconds: 0, last: null });
  await world.arrange(async (tx) => {
    for (const subjectId of [1, 2, 3])
      record(tx, {
        action: "edit-post",
        actor: { kind: "staff", accountId: 1 },
        companyId: company,
        subject: "post",
        subjectId,
      });
  });
  await expect.poll(sealed).toBe(true);
  await check();
  expect(await trail()).toMatchObject({ unsealedSeconds: 0, last: { fault: null, lines: 3, outside: 0 } });

  await world.asSuperuser("update audit_entry set actor_id = 2 where subject_id = 2");
  await check();
  const { last } = await trail();
  expect(last).toMatchObject({ fault: "seal_wrong", chain: company });
  expect(world.lines.some((line) => line.includes("the audit trail has a fault"))).toBe(true);
});

test("is measured, and nobody but the provider's staff with the right reads its state", async () => {
  await expect
    .poll(async () => (await fetch(`${world.worker?.opsUrl}/metrics`)).text())
    .toContain("polyphon_audit_faults 1");
  const health = await (await fetch(`${world.worker?.opsUrl}/health`)).text();
  expect(health).toContain("audit-seals");
  const other = await addStaff(world, userTypes.subAdmin, []);
  const refused = await world.call(readAuditTrail, {}, { token: other.token });
  expect(refused.problem.description).toBe(serverTexts.en.errors.access_denied);
});
