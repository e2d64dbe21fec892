import type { CallOf, Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { readShare, schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  connectLinkedin,
  postCopy,
  type TestPerson,
} from "../people.ts";
import { unique } from "../test-context.ts";
import { openWorld, type World, type WorldOptions } from "../world.ts";

/** A Monday far ahead, in winter in the north and summer in the south. */
export const later = { scheduleDate: "2030-01-14", scheduleTime: "10:30" };

export const shareInput = (postId: number, shareText = postCopy, network: Network = "LINKEDIN") => ({
  postId,
  voiceTypeEnum: "VOICE_1" as const,
  postSocialShareNetworks: [{ socialNetwork: network, shareText }],
});

export const refusal = ({ status, problem }: { status: number; problem: { error: string } }) => [
  status,
  problem.error,
];

/** A world with a company, a category and people who are connected to LinkedIn. */
export async function openSharingFixture(options: WorldOptions) {
  const world: World = await openWorld(options);
  const company = await addCompany(world);
  const category = await addCategory(world, [company]);

  async function connected(of = company): Promise<TestPerson> {
    const person = await addFrontUser(world, of);
    await connectLinkedin(world, person);
    return person;
  }

  const newPost = (of = category) => addPost(world, of);

  const schedule = (
    person: TestPerson,
    postId: number,
    at: { scheduleDate: string; scheduleTime?: string } = later,
  ) => world.call(schedulePost, { ...shareInput(postId), ...at }, { token: person.token });

  async function scheduled(person: TestPerson): Promise<number> {
    const { body } = await schedule(person, await newPost());
    return body.shares[0]?.id ?? 0;
  }

  /** A press of a button: a call of its own, unless it repeats one. */
  const press = <E extends Endpoint>(
    endpoint: E,
    person: TestPerson,
    input: CallOf<E>,
    idempotencyKey = unique("key"),
  ) => world.call(endpoint, input, { token: person.token, idempotencyKey });

  const read = async (person: TestPerson, shareId: number) =>
    (await world.call(readShare, { shareId }, { token: person.token })).body;

  /** What the person has done, as the audit trail has it. */
  async function actionsOf(person: TestPerson): Promise<string[]> {
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ action: string }>("select action from audit_entry where actor_id = $1 order by id", [
        person.id,
      ]),
    );
    return rows.map(({ action }) => action);
  }

  return { world, company, category, connected, newPost, schedule, scheduled, press, read, actionsOf };
}

export type SharingFixture = Awaited<ReturnType<typeof openSharingFixture>>;
