import { addPost } from "@polyphon/contract/content/content.contract.ts";
import * as steps from "@polyphon/contract/editorial/editorial.contract.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { defaultRights } from "@polyphon/rules/identity/roles/default-rights.ts";
import type { CallOptions } from "../caller.ts";
import { addStaff, type TestPerson } from "../people.ts";
import { openPostFixture, type PostForm } from "../content/post-fixture.ts";

export const stepCalls = {
  APPROVE: steps.approvePost,
  REJECT: steps.rejectPost,
  RETURN: steps.returnPost,
  REJECT_BILLABLE: steps.rejectBillablePost,
  PUBLISH: steps.publishPost,
  RESUBMIT: steps.resubmitPost,
} as const;

export type StepName = keyof typeof stepCalls;

const backwards: readonly StepName[] = ["REJECT", "RETURN", "REJECT_BILLABLE"];

/**
 * The fixture of the posts with every kind of editorial staff, all of one category, each with the rights of the role.
 */
export async function openEditorialFixture() {
  const fixture = await openPostFixture();
  const { world, category } = fixture;

  async function person(
    userType: number,
    work: {
      readonly categories?: readonly number[];
      readonly ready?: boolean;
      readonly code?: string;
      readonly target?: number;
    } = {},
  ): Promise<TestPerson> {
    const made = await addStaff(world, userType, defaultRights(userType));
    await world.arrange((tx) =>
      tx.client.query(
        `with held as (update role_assignment set ready_to_publish = $2, curator_code = $3, weekly_target = $4
           where account_id = $1 returning id)
         insert into role_assignment_category (assignment_id, category_id) select id, unnest($5::bigint[]) from held`,
        [made.id, work.ready ?? false, work.code ?? null, work.target ?? null, work.categories ?? [category]],
      ),
    );
    return made;
  }

  const writer = await person(userTypes.writer, { code: "TH900", target: 5 });
  const readyWriter = await person(userTypes.writer, { ready: true });
  const proofreader = await person(userTypes.proofreader);
  const chief = await person(userTypes.editorInChief);
  const approver = await person(userTypes.approver);

  /** A step over HTTP, with a reason where the step returns the post. */
  async function take(
    who: TestPerson,
    action: StepName,
    post: { readonly id: number; readonly version: number },
    over: Readonly<Record<string, unknown>> = {},
    options: CallOptions = {},
  ) {
    const feedback = backwards.includes(action) ? { reason: "Give the number.", voices: ["VOICE_1"] } : {};
    const note = action === "APPROVE" ? { note: null } : {};
    const input = { id: post.id, version: post.version, ...feedback, ...note, ...over };
    const call: Endpoint = stepCalls[action];
    const answer = await world.call(call, input, { token: who.token, ...options });
    return { ...answer, body: answer.body as { id: number; status: string; version: number } };
  }

  const submit = async (over: Partial<PostForm> = {}, who = writer) => {
    const answer = await world.call(addPost, fixture.fields(over), { token: who.token });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  };

  const row = async (id: number) => {
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ status: string; version: number; steps: number }>(
        `select status, version, (select count(*)::int from post_transition where post_id = post.id) as steps
         from post where id = $1`,
        [id],
      ),
    );
    if (!rows[0]) throw new Error("no such post");
    return rows[0];
  };

  return { ...fixture, person, writer, readyWriter, proofreader, chief, approver, take, submit, row };
}

export type EditorialFixture = Awaited<ReturnType<typeof openEditorialFixture>>;
