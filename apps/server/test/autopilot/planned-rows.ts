import type { PlanPick } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import type { TestContext } from "../test-context.ts";

export interface PlannedRow {
  readonly id: number;
  readonly userId: number;
  readonly postId: number;
  readonly network: PlanPick["network"];
  readonly voice: PlanPick["voice"];
  readonly text: string;
  readonly dueAt: Date;
  readonly state: string;
  readonly reason: string | null;
  readonly plan: { slot: string; userRunId: number; reason: PlanPick["reason"] } | null;
  readonly edited: boolean;
}

/** Every share of a company, in the order in which they were written. */
export async function sharesOf(world: TestContext, companyId: number): Promise<PlannedRow[]> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<PlannedRow>(
      `select id, user_id as "userId", post_id as "postId", network, voice, text, due_at as "dueAt", state, reason, plan,
         plan_edited as edited from share where company_id = $1 order by id`,
      [companyId],
    ),
  );
  return rows;
}

export const living = (rows: readonly PlannedRow[]) =>
  rows.filter(({ state }) => state !== "CANCELLED" && state !== "FAILED");

/** What decides whether two plans are the same, regardless of row ids. */
export const essence = (rows: readonly PlannedRow[]) =>
  living(rows)
    .map(({ userId, postId, network, voice, dueAt, plan }) =>
      JSON.stringify([userId, postId, network, voice, dueAt, plan?.slot, plan?.reason]),
    )
    .toSorted();
