import * as fc from "fast-check";
import { type Measurement, none, note } from "../measurement.ts";
import { RealCompanies } from "./model-company.ts";
import { ModelNetwork, type Weather } from "./model-network.ts";
import { openFixture, type Fixture } from "../fixture.ts";
import type { Setup } from "../setup.ts";

const commandsPerRun = 200;
const people = 4;
const posts = 3;

/** What must be true of one share, whatever the engine did meanwhile. */
interface ModelShare {
  readonly id: number;
  readonly user: number;
  text: string;
  cancelled: boolean;
}

type Command =
  | { readonly kind: "schedule"; readonly user: number; readonly post: number; readonly minutes: number }
  | { readonly kind: "edit" | "cancel"; readonly pick: number }
  | { readonly kind: "reschedule"; readonly pick: number; readonly minutes: number }
  | { readonly kind: "switch"; readonly on: boolean }
  | { readonly kind: "token"; readonly user: number; readonly lost: boolean }
  | { readonly kind: "clock"; readonly minutes: number }
  | { readonly kind: "work" | "sweep"; readonly weather: Weather }
  | { readonly kind: "crash"; readonly sweeping: boolean; readonly sent: boolean };

const minutes = fc.integer({ min: -5, max: 30 });
const pick = fc.nat(30);
const user = fc.nat(people - 1);
const weather = fc.constantFrom<Weather>(
  "fine",
  "fine",
  "cut_after",
  "cut_before",
  "throttled",
  "refused_token",
);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("schedule" as const), user, post: fc.nat(posts - 1), minutes }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("edit" as const, "cancel" as const), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reschedule" as const), pick, minutes }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("switch" as const), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("token" as const), user, lost: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("clock" as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom("work" as const, "sweep" as const), weather }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("crash" as const), sweeping: fc.boolean(), sent: fc.boolean() }),
  },
);

function check(truth: boolean, says: string): void {
  if (!truth) throw new Error(says);
}

/** A share's promised life, simulated beside the real one. */
class Life {
  readonly #real: RealCompanies;
  readonly #network: ModelNetwork;
  readonly #fixture: Fixture;
  readonly #shares: ModelShare[] = [];
  #edits = 0;
  #stopped = false;

  constructor(real: RealCompanies, network: ModelNetwork, fixture: Fixture) {
    this.#real = real;
    this.#network = network;
    this.#fixture = fixture;
  }

  async play(step: Command): Promise<void> {
    const before = this.#network.posts.length;
    await this.#act(step);
    const grown = this.#network.posts.length > before;
    check(!grown || !this.#stopped, "something went out under a kill switch");
    this.#checkOnce();
  }

  async #act(step: Command): Promise<void> {
    switch (step.kind) {
      case "schedule":
        return this.#schedule(step.user, step.post, step.minutes);
      case "edit":
      case "cancel":
      case "reschedule":
        return this.#change(step);
      case "switch":
        this.#stopped = step.on;
        return this.#real.setSwitch(step.on);
      case "token":
        return this.#token(this.#userOf(step.user), step.lost);
      case "clock":
        return this.#real.passTime(step.minutes);
      case "work":
      case "sweep":
        this.#network.weather = step.weather;
        await this.#real.work(step.kind === "work" ? "publish" : "resolve");
        this.#network.weather = "fine";
        return;
      case "crash":
        return this.#real.dieAt(
          step.sweeping ? "resolve" : "publish",
          step.sent ? "after_sending" : "before_sending",
        );
      default:
        step satisfies never;
    }
  }

  #userOf(place: number): number {
    return this.#fixture.userIds[place] ?? 0;
  }

  async #token(who: number, lost: boolean): Promise<void> {
    if (lost) this.#real.loseToken(who);
    else await this.#real.reconnect(who);
  }

  async #schedule(place: number, post: number, inMinutes: number): Promise<void> {
    const who = this.#userOf(place);
    const text = `Wind of user ${who}, words ${(this.#edits += 1)}`;
    const id = await this.#real.schedule(who, this.#fixture.postIds[post] ?? 0, text, inMinutes);
    if (id !== null) this.#shares.push({ id, user: who, text, cancelled: false });
  }

  async #change(step: Extract<Command, { pick: number }>): Promise<void> {
    const share = this.#shares[step.pick % Math.max(1, this.#shares.length)];
    if (!share) return;
    const out = this.#network.postsOf(share.id).length > 0;
    switch (step.kind) {
      case "edit": {
        const text = `Words ${(this.#edits += 1)}`;
        if (await this.#real.edit(share.user, share.id, text)) {
          check(!out, "a share that is out let itself be edited");
          share.text = text;
        }
        return;
      }
      case "cancel":
        if (await this.#real.cancel(share.user, share.id)) {
          check(!out, "a share that is out let itself be cancelled");
          share.cancelled = true;
        }
        return;
      case "reschedule":
        await this.#real.reschedule(share.user, share.id, step.minutes);
        return;
      default:
        step satisfies never;
    }
  }

  #checkOnce(): void {
    for (const share of this.#shares) {
      const [post, second] = this.#network.postsOf(share.id);
      check(second === undefined, `share ${share.id} is out twice`);
      check(!post || !share.cancelled, `share ${share.id} went out after it was cancelled`);
      check(!post || post.text === share.text, `share ${share.id} went out with other words`);
    }
  }

  /** Everything is repaired and time passes: nothing may be left over. */
  async end(): Promise<void> {
    this.#stopped = false;
    await this.#real.setSwitch(false);
    for (const who of this.#fixture.userIds) await this.#real.reconnect(who);
    for (let round = 0; round < 12; round += 1) {
      await this.#real.passTime(round === 0 ? 1 : 90);
      await this.#real.work("resolve");
      for (let turn = 0; turn < posts; turn += 1) await this.#real.work("publish");
    }
    this.#checkOnce();
    const rows = await this.#real.shares();
    for (const share of this.#shares) this.#checkEnd(share, rows.get(share.id)?.state ?? "gone");
  }

  #checkEnd({ id, cancelled }: ModelShare, state: string): void {
    const out = this.#network.postsOf(id).length;
    const says = `share ${id} ended as ${state} with ${out} posts`;
    if (cancelled) return check(state === "CANCELLED" && out === 0, says);
    const ends: Record<string, boolean> = {
      SHARED: out === 1,
      // The outcome cannot be resolved, and nothing was sent blindly: the person is asked.
      UNCONFIRMED: true,
      // Retried too often, or held for too long: the person is notified, and nothing is published.
      FAILED: out === 0,
      CANCELLED: out === 0,
    };
    check(ends[state] === true, says);
  }
}

interface Outcome {
  readonly simulated: number;
  readonly broken: string | null;
}

async function playAgainst(
  setup: Setup,
  afterLostAnswer: "look_up" | "resend_identical",
  commands: number,
): Promise<Outcome> {
  const name = `polyphon_engine_f6_${afterLostAnswer}`;
  const fixture = await openFixture(setup, name, { people, posts, firstShareId: 60_000_000 });
  const network = new ModelNetwork(afterLostAnswer);
  const real = new RealCompanies(fixture, network);
  let simulated = 0;
  const property = fc.asyncProperty(
    fc.array(command, { minLength: commandsPerRun, maxLength: commandsPerRun, size: "max" }),
    async (steps) => {
      network.posts.length = 0;
      await real.empty();
      const life = new Life(real, network, fixture);
      for (const step of steps) await life.play(step);
      await life.end();
      simulated += steps.length;
    },
  );
  const result = await fc.check(property, {
    numRuns: Math.ceil(commands / commandsPerRun),
    ...(setup.seed === undefined ? {} : { seed: setup.seed }),
    endOnFailure: true,
  });
  await real.close();
  await fixture.close();
  const broken = result.failed
    ? `F6 ${afterLostAnswer}, replayed by --seed=${result.seed}: ${String(result.errorInstance)}\n`
    : null;
  return { simulated, broken };
}

/** Sequences of commands against the real engine, its answers and rows compared with a model after every one. */
export async function f6(setup: Setup): Promise<Measurement[]> {
  const commands = setup.shares ?? (setup.size === "full" ? 1_000_000 : 20_000);
  const outcomes = await Promise.all([
    playAgainst(setup, "look_up", commands / 2),
    playAgainst(setup, "resend_identical", commands / 2),
  ]);
  const broken = outcomes.flatMap((outcome) => outcome.broken ?? []);
  for (const words of broken) process.stderr.write(words);
  const simulated = outcomes.reduce((sum, outcome) => sum + outcome.simulated, 0);
  return [
    none("F6 sequences that broke a promise", broken.length),
    note("F6 commands simulated", String(simulated)),
  ];
}
