import { createHash } from "node:crypto";

export type DirectoryPerson = { email: string; name: string };

/** Known from the first day, so that a demo needs no typing. The last one has no account in the product. */
const firstDay: readonly DirectoryPerson[] = [
  { email: "anna.berg@nordwind.example", name: "Anna Berg" },
  { email: "oliver.fischer@nordwind.example", name: "Oliver Fischer" },
  { email: "marta.quandt@nordwind.example", name: "Marta Quandt" },
  { email: "nils.neu@nordwind.example", name: "Nils Neu" },
];

/** Made from tenant and address, so that the same person has the same id after a restart. */
function usualObjectId(tenant: string, email: string): string {
  const hex = createHash("sha256").update(`${tenant}/${email}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

function nameFrom(email: string): string {
  const words = (email.split("@")[0] ?? email).split(/[._-]+/).filter((word) => word !== "");
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
}

/** Who can sign in at the provider. Any typed address is accepted: it is a sandbox. */
export class Directory {
  #people = new Map<string, DirectoryPerson>();
  #objectIds = new Map<string, string>();

  constructor() {
    this.reset();
  }

  all(): readonly DirectoryPerson[] {
    return [...this.#people.values()];
  }

  named(address: string): DirectoryPerson {
    const email = address.trim().toLowerCase();
    return this.#people.get(email) ?? { email, name: nameFrom(email) };
  }

  objectId(tenant: string, email: string): string {
    return this.#objectIds.get(`${tenant}/${email}`) ?? usualObjectId(tenant, email);
  }

  setObjectId(tenant: string, email: string, objectId: string): void {
    this.#objectIds.set(`${tenant}/${email}`, objectId);
  }

  reset(): void {
    this.#people = new Map(firstDay.map((person) => [person.email, person]));
    this.#objectIds = new Map();
  }
}
