import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "../world.ts";
import { chanceFrom, type CouncilCompany, councilCompany, minimum } from "./council-company.ts";
import { solve, type Statement } from "./figure-solver.ts";
import { type Question, questionsOf } from "./questions.ts";
import { Truth } from "./truth.ts";

/** A sample in the gate; TEST_FULL=1 tries as many as an attacker with patience would. */
const pairs = process.env["TEST_FULL"] === "1" ? 10_000 : 400;

let world: World;
let fixture: CouncilCompany;
let truth: Truth;

beforeAll(async () => {
  world = await openWorld();
  fixture = await councilCompany(world);
  truth = new Truth(fixture);
});
afterAll(() => world.close());

/** What was worked out exactly although fewer people than the minimum contributed to it. */
function exposed(statements: readonly Statement[]): string[] {
  return solve(statements)
    .filter(({ of, from, to }) => of.length > 0 && from === to && truth.people(of) < minimum)
    .map(({ of, from }) => `${from} of ${truth.people(of)} people: ${of.join(", ")}`);
}

/** Asks in random pairs, each question once, and tries to work something out of each pair and of all answers together. */
async function attack(questions: readonly Question[], count: number) {
  const chance = chanceFrom(7);
  const answers = new Map<Question, Statement[]>();
  const some = () => questions[Math.floor(chance() * questions.length)];
  const answerOf = async (question: Question) => {
    const known = answers.get(question);
    if (known) return known;
    const answer = await question.ask();
    answers.set(question, answer);
    return answer;
  };
  const found = new Set<string>();
  for (let at = 0; at < count; at += 1) {
    const [one, other] = [some(), some()];
    if (!one || !other) throw new Error("nothing to ask");
    for (const line of exposed([...(await answerOf(one)), ...(await answerOf(other))])) found.add(line);
  }
  const all = [...answers.values()].flat();
  for (const line of exposed(all)) found.add(line);
  return { found: [...found], all, asked: answers.size };
}

describe("figures about small groups in works-council mode", { timeout: 300_000 }, () => {
  test("cannot be worked out from pairs of answers, nor from all of them together", async () => {
    const { found, all, asked } = await attack(questionsOf(world, fixture), pairs);
    expect(found).toEqual([]);
    // What the attacker believes is true, so that nothing was overlooked because of a wrong belief.
    for (const { of, from, to } of all) {
      expect(truth.figure(of), of.join(", ")).toBeGreaterThanOrEqual(from);
      expect(truth.figure(of), of.join(", ")).toBeLessThanOrEqual(to);
    }
    expect(asked).toBeGreaterThan(100);
    // There was something to subtract, of every kind.
    const kinds = new Set(all.filter(({ from }) => from > 0).map(({ of }) => of[0]?.split(" ")[0]));
    expect([...kinds]).toEqual(
      expect.arrayContaining(["active", "clicks", "likes", "newcomers", "sharers", "shares", "signedIn"]),
    );
  });

  test("are found where one figure leaves out the guard", async () => {
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ made: string }>(
        "select pg_get_functiondef('platform.shown_figure(bigint, bigint, integer, integer)'::regprocedure) as made",
      ),
    );
    await world.asSuperuser(
      `create or replace function platform.shown_figure(figure bigint, contributors bigint, minimum integer, people integer)
       returns bigint language sql immutable parallel safe as 'select figure'`,
    );
    try {
      const posts = questionsOf(world, fixture).filter(({ name }) => name.startsWith("manager post "));
      const { found } = await attack(posts, 50);
      expect(found.length).toBeGreaterThan(0);
    } finally {
      await world.asSuperuser(rows[0]?.made ?? "");
    }
  });

  test("are found as the difference of two exact answers that are both large enough", () => {
    const posts = fixture.posts.filter((post) => {
      const people = truth.people(fixture.mondays.map((week) => `shares ${post} ${week}`));
      return people > 0 && people < minimum;
    });
    const [small] = posts;
    const weeks = (post: number) => fixture.mondays.map((week) => `shares ${post} ${week}`);
    const rest = fixture.posts.filter((post) => post !== small).flatMap(weeks);
    const exactly = (of: readonly string[]) => ({ of, from: truth.figure(of), to: truth.figure(of) });
    const whole = [...rest, ...weeks(small ?? 0)];
    expect(exposed([exactly(rest)])).toEqual([]);
    expect(exposed([exactly(whole), exactly(rest)])).toHaveLength(1);
  });
});
