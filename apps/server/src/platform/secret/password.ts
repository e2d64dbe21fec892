import { hash, verify } from "@node-rs/argon2";

/** Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Each hash takes 19 MB and a core; a burst of sign-ins waits in line instead of taking the machine. */
async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, cost));
}

let decoy: Promise<string> | null = null;

/** Without a stored hash the same work is done for nothing, so that the time does not tell whether an account exists. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody's password");
  const against = stored ?? (await decoy);
  const right = await inLine(() => verify(against, password));
  return stored !== null && right;
}
