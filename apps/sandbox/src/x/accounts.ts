import { createHash } from "node:crypto";

export type Account = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly description: string;
};

const demoPeople: readonly { name: string; description: string }[] = [
  { name: "Anna Weber", description: "Communications, mostly wind and people" },
  { name: "Jonas Keller", description: "Solution architect" },
  { name: "Maria Rossi", description: "Sales in Southern Europe" },
  { name: "David Okafor", description: "Building products" },
  { name: "Léa Fontaine", description: "Finding talent" },
  { name: "Tomasz Zieliński", description: "Customer success" },
];

/** The same name gets the same id in every run, so that a database outlives the sandbox. */
function idOf(name: string): string {
  const digest = createHash("sha256").update(`x account ${name}`).digest("hex");
  return BigInt(`0x1${digest.slice(0, 14)}`).toString();
}

function usernameOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "").slice(0, 15) || "account";
}

function accountOf(id: string, name: string, description = "New here"): Account {
  return { id, name, username: usernameOf(name), description };
}

/** The people that exist on the simulated X. */
export class Accounts {
  #byId = new Map<string, Account>();

  constructor() {
    this.reset();
  }

  reset(): void {
    this.#byId = new Map();
    for (const { name, description } of demoPeople) this.#put(accountOf(idOf(name), name, description));
  }

  all(): Account[] {
    return [...this.#byId.values()];
  }

  find(id: string): Account | undefined {
    return this.#byId.get(id);
  }

  named(name: string): Account {
    const clean = name.trim().replace(/\s+/g, " ");
    return this.#byId.get(idOf(clean)) ?? this.#put(accountOf(idOf(clean), clean));
  }

  ensure(id: string | undefined, name: string | undefined): Account {
    if (id === undefined) return this.named(name ?? "Nameless Account");
    const known = this.#byId.get(id);
    if (known && (name === undefined || name === known.name)) return known;
    return this.#put(accountOf(id, name ?? `Account ${id}`, known?.description));
  }

  #put(account: Account): Account {
    this.#byId.set(account.id, account);
    return account;
  }
}
