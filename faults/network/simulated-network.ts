import { type Child, startChild } from "../processes/child-process.ts";
import type { SimulatedAccount } from "./simulated-account.ts";

export interface LedgerPost {
  readonly seq: number;
  readonly share: string | null;
  readonly at: string;
  readonly visible: boolean;
}

export interface MintedToken {
  readonly accessToken: string;
  readonly memberId: string;
  readonly name: string;
}

/** The sandbox in a process of its own, and its control interface. */
export interface SimulatedNetwork {
  readonly url: string;
  readonly port: number;
  mintTokens(account: SimulatedAccount, members: readonly string[]): Promise<MintedToken[]>;
  settings(change: Record<string, unknown>): Promise<void>;
  faults(requests: readonly Record<string, unknown>[]): Promise<void>;
  clearFaults(): Promise<void>;
  posts(): Promise<LedgerPost[]>;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

async function call<T>(url: string, method = "GET", body?: unknown): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function readLedger(url: string): Promise<LedgerPost[]> {
  const posts: LedgerPost[] = [];
  for (let after = 0; ;) {
    const page = await call<{ posts: LedgerPost[]; next: number | null }>(
      `${url}/ledger?limit=10000&after=${after}`,
    );
    posts.push(...page.posts);
    if (page.next === null) return posts;
    after = page.next;
  }
}

export async function startSimulatedNetwork(): Promise<SimulatedNetwork> {
  const child: Child = await startChild("apps/sandbox/src/sandbox.ts", [], {
    SANDBOX_PORT: "0",
    SANDBOX_SMTP_PORT: "0",
    SANDBOX_FAST: "1",
  });
  const url = /http=(\S+)/.exec(child.greeting)?.[1];
  if (url === undefined) throw new Error("the sandbox did not start");
  const control = `${url}/__sandbox`;
  return {
    url,
    port: Number(new URL(url).port),
    mintTokens: ({ simulated, scopes }, members) =>
      call(
        `${control}/tokens?network=${simulated}`,
        "POST",
        // Where accounts have numeric ids the network derives them from the name.
        members.map((member) => ({
          ...(simulated === "linkedin" ? { memberId: member } : { name: member }),
          ...(scopes ? { scopes } : {}),
        })),
      ),
    settings: (change) => call(`${control}/settings`, "PATCH", change),
    faults: (requests) => call(`${control}/faults`, "POST", requests),
    clearFaults: () => call(`${control}/faults`, "DELETE"),
    posts: () => readLedger(control),
    reset: () => call(`${control}/reset`, "POST"),
    stop: () => child.end("SIGKILL"),
  };
}
