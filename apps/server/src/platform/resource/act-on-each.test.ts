import { event } from "@polyphon/contract/kit/event.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { record } from "../audit/record.ts";
import { companyScope } from "../db/scope.ts";
import { inTransaction } from "../db/transaction.ts";
import { emit } from "../events/emit.ts";
import { on } from "../events/listener.ts";
import { registerListeners } from "../events/listeners.ts";
import { Refusal } from "../operation/refusal.ts";
import { actOnEach } from "./act-on-each.ts";

const changed = event("test.row-changed", z.object({ id: z.number() }));

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  registerListeners([on(changed, "look", async () => undefined)]);
});
afterAll(() => db.drop());

/** Changes every row, announces and records it; then it refuses the even ones. */
const actOn = (ids: readonly number[]) =>
  inTransaction(db.pool, companyScope(1), (tx) =>
    actOnEach({ tx, language: "de" }, ids, "not_found", async (id) => {
      emit(tx, changed, { id });
      record(tx, { action: "change-row", actor: null, companyId: 1, subject: "row", subjectId: id });
      await tx.client.query(
        "insert into idempotency_key (actor_id, key, company_id, request_hash) values ($1, 'row', 1, '')",
        [id],
      );
      if (id % 2 === 0) throw new Refusal("in_use");
    }),
  );

const idsOf = async (sql: string) => {
  const { rows } = await inTransaction(db.pool, companyScope(1), (tx) =>
    tx.client.query<{ id: number }>(sql),
  );
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
};

test("a refused row takes only its own changes, events and audit lines back, wherever it stands", async () => {
  const answer = await actOn([2, 3, 4, 5, 6]);
  const description = serverTexts.de.errors.in_use;
  expect(answer).toEqual({ done: [3, 5], refused: [2, 4, 6].map((id) => ({ id, description })) });
  expect(await idsOf("select actor_id as id from idempotency_key where key = 'row'")).toEqual([3, 5]);
  expect(await idsOf("select subject_id as id from audit_entry where action = 'change-row'")).toEqual([3, 5]);
  expect(
    await idsOf("select (data->>'id')::int as id from pgboss.job where name = 'event/test.row-changed/look'"),
  ).toEqual([3, 5]);
});

test("an error that is no refusal ends all of it", async () => {
  await expect(actOn([3])).rejects.toMatchObject({ code: "23505" });
  await expect(actOn([7, 3])).rejects.toMatchObject({ code: "23505" });
  expect(await idsOf("select actor_id as id from idempotency_key where key = 'row'")).toEqual([3, 5]);
});
