import { hash, verify } from "@node-rs/argon2";

/** Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 4;
const crowdedAtOnce = 1;

let running = 0;
let runningCrowded = 0;
const waiting: (() => void)[] = [];
const waitingCrowded: (() => void)[] = [];

function callNext(): void {
  if (running >= atOnce) return;
  const next = waiting.shift() ?? (runningCrowded < crowdedAtOnce ? waitingCrowded.shift() : undefined);
  next?.();
}

/**
 * Each hash takes 19 MB and a core; a burst of sign-ins queues instead of taking the machine. Guesses have their own
 * queue, one at a time and behind everybody else, so that they do not delay people who know their password.
 */
async function inLine<T>(work: () => Promise<T>, crowded = false): Promise<T> {
  const line = crowded ? waitingCrowded : waiting;
  const turn = new Promise<void>((go) => {
    line.push(() => {
      running += 1;
      if (crowded) runningCrowded += 1;
      go();
    });
  });
  callNext();
  await turn;
  try {
    return await work();
  } finally {
    running -= 1;
    if (crowded) runningCrowded -= 1;
    callNext();
  }
}

export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, cost));
}

const lightCost = { memoryCost: 1_024, timeCost: 1, parallelism: 1 } as const;

/**
 * For a random password: nobody guesses one of eighty bits, however cheap a guess is, and thousands of them are made at
 * once. Its owner must choose a new one, which is then stored at full cost.
 */
export function hashGenerated(password: string): Promise<string> {
  return hash(password, lightCost);
}

/** A light hash is checked along with the decoy, so that the time does not reveal who has not chosen a password yet. */
async function verifyEvenly(against: string, password: string, full: string): Promise<boolean> {
  const right = await verify(against, password);
  if (!against.includes(`m=${cost.memoryCost},`)) await verify(full, password);
  return right;
}

let decoy: Promise<string> | null = null;

/**
 * Without a stored hash the same work is done for nothing, so that the time does not reveal whether an account exists.
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody's password");
  const against = stored ?? (await decoy);
  const full = await decoy;
  const right = await inLine(() => verifyEvenly(against, password, full));
  return stored !== null && right;
}

/** Shorter than a try keeps its place at the throttle, or one more would be admitted for every one that waits. */
const patienceMs = 10_000;

/** The same for a possible guess. Null: it waited too long and was not evaluated. */
export async function checkGuess(
  stored: string | null,
  password: string,
  patience = patienceMs,
): Promise<boolean | null> {
  decoy ??= hashPassword("nobody's password");
  const against = stored ?? (await decoy);
  const full = await decoy;
  const givenUpAt = performance.now() + patience;
  const right = await inLine(
    () => (performance.now() > givenUpAt ? Promise.resolve(null) : verifyEvenly(against, password, full)),
    true,
  );
  return right === null ? null : stored !== null && right;
}
