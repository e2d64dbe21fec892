import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { login } from "@polyphon/contract/identity/identity.contract.ts";
import { hashPassword } from "@polyphon/server/platform/secret/password.ts";
import { type BenchDatabase, withClient } from "../kit/bench-database.ts";
import { startFastSandbox } from "../kit/fast-sandbox.ts";
import { requestText } from "../load/load.ts";
import type { Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { emptyQueue } from "../sharing/share-data.ts";

const password = "Secret!234";
const wrong = "Wrong!2345";
/** A handful: four that exist and four that do not. */
const targets = 4;
const paceMs = 200;

/** Every run has its own people and addresses, so that none is affected by what another one left in Redis. */
const run = `r${randomBytes(4).toString("hex")}`;
let made = 0;
const next = () => (made += 1);
const newEmail = (kind: string) => `${kind}-${run}-${next()}@mail.example`;
const seed = randomBytes(1)[0] ?? 0;
const newAddress = () => {
  const place = next();
  return `10.${(seed + (place >> 16)) & 255}.${(place >> 8) & 255}.${place & 255}`;
};

async function addPeople(database: BenchDatabase, emails: readonly string[]): Promise<void> {
  const hash = await hashPassword(password);
  await withClient(database.admin, (client) =>
    client.query(
      `insert into account (company_id, kind, email, password_hash, first_name, last_name, terms_accepted_at)
       select company.id, 'front', email, $2, 'Frida', 'Front', now()
       from unnest($1::text[]) with ordinality as given (email, place)
         join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all from company) company
           on company.place = given.place % company.all`,
      [emails, hash],
    ),
  );
}

const formOf = (username: string, secret: string) =>
  JSON.stringify({ username, password: secret, panel: "FRONT", captcha: `ok:login::${run}-${next()}` });

const guessOf = (username: string) =>
  requestText({ method: "POST", path: login.path, body: formOf(username, wrong), address: newAddress() });

async function signIn(port: number, username: string, secret: string) {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${login.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newAddress() },
    body: formOf(username, secret),
  });
  const body = (await answer.json()) as { description?: string };
  return { ms: performance.now() - started, status: answer.status, words: body.description ?? "" };
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** At fixed intervals until `over`; the milliseconds of each, infinite for one that was refused. */
async function signInAll(port: number, emails: readonly string[], over: () => boolean): Promise<number[]> {
  const signedIn: ReturnType<typeof signIn>[] = [];
  for (const email of emails) {
    if (over()) break;
    signedIn.push(signIn(port, email, password));
    await sleep(paceMs);
  }
  const answers = await Promise.all(signedIn);
  return answers.map(({ ms, status }) => (status === 200 ? ms : Number.POSITIVE_INFINITY));
}

/** One wrong password each, for accounts that exist and for accounts that do not, in turn. */
async function compareStrangers(port: number, known: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const words = new Set<string>();
  for (const [turn, email] of known.entries()) {
    const pair = [["known", email] as const, ["unknown", newEmail("nobody")] as const];
    // The second caller finds a warmer server, so they take turns.
    for (const [kind, username] of turn % 2 === 0 ? pair : pair.toReversed()) {
      const answer = await signIn(port, username, wrong);
      times[kind].push(answer.ms);
      words.add(`${answer.status} ${answer.words}`);
    }
  }
  // The fastest quarter: delays by a busy machine come on top of it, by chance and to both.
  const [slow, fast] = [at(times.known, 0.25), at(times.unknown, 0.25)];
  return {
    ratio: Math.max(slow, fast) / Math.min(slow, fast),
    known: slow,
    unknown: fast,
    words: words.size,
  };
}

/** Ten thousand guesses from as many addresses at a handful of accounts, while others sign in with the right password. */
export const guesses: Measurement = {
  name: "guesses",
  run: async ({ quick }) => {
    const count = quick ? 2_000 : 10_000;
    const database = await emptyQueue();
    const sandbox = await startFastSandbox();
    const api = startPart(new URL("../kit/api.ts", import.meta.url), {
      database,
      role: "app",
      settings: { TRUST_PROXY: "true", RECAPTCHA_BASE: sandbox.account.url },
    });
    const guesser = startPart(new URL("./guesser.ts", import.meta.url));
    try {
      const port = await api.call<number>("listen");
      const attacked = Array.from({ length: targets }, () => newEmail("target"));
      const others = Array.from({ length: quick ? 20 : 40 }, () => newEmail("other"));
      const people = Array.from({ length: 600 }, () => newEmail("person"));
      await addPeople(database, [...attacked, ...others, ...people]);
      const strangers = await compareStrangers(port, others);

      const all = [...attacked, ...Array.from({ length: targets }, () => newEmail("nobody"))];
      const requests = Array.from({ length: count }, (_, index) => guessOf(all[index % all.length] ?? ""));
      const quiet = people.splice(0, quick ? 20 : 50);
      const before = await signInAll(port, quiet, () => false);
      const [cpuBefore, begun] = [await api.call<number>("cpu"), performance.now()];
      let over = false;
      const attack = guesser
        .call<Record<string, number>>("guess", { port, requests, connections: 128, rate: 500 })
        .finally(() => {
          over = true;
        });
      const times = await signInAll(port, people, () => over);
      const answers = await attack;
      const seconds = (performance.now() - begun) / 1000;
      const cores = ((await api.call<number>("cpu")) - cpuBefore) / 1e6 / seconds;
      const looked = count - (answers["429"] ?? 0);
      return [
        {
          name: "guesses looked at",
          figure: looked,
          goal: 100,
          bound: "at most",
          unit: "",
          note: `of ${count} at ${all.length} accounts: ${JSON.stringify(answers)} in ${seconds.toFixed(0)} s on ${cores.toFixed(2)} cores`,
        },
        {
          name: "guesses/right p95",
          figure: at(times, 0.95),
          goal: 500,
          bound: "at most",
          unit: " ms",
          note: `${times.length} right sign-ins meanwhile, ${times.filter((ms) => ms === Infinity).length} refused, median ${at(times, 0.5).toFixed(0)} ms; before, median ${at(before, 0.5).toFixed(0)} and p95 ${at(before, 0.95).toFixed(0)} ms`,
        },
        {
          name: "guesses/timing",
          figure: strangers.ratio,
          goal: 1.15,
          bound: "at most",
          note: `lower quartile ${strangers.known.toFixed(1)} ms for known, ${strangers.unknown.toFixed(1)} ms for unknown accounts`,
        },
        {
          name: "guesses/answers",
          figure: strangers.words,
          goal: 1,
          bound: "at most",
          note: "different answers to a wrong password, known and unknown accounts together",
        },
      ];
    } finally {
      await Promise.all([api.stop(), guesser.stop(), sandbox.stop()]);
    }
  },
};
