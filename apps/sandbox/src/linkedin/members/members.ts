import { createHash } from "node:crypto";

export type Member = {
  id: string;
  name: string;
  givenName: string;
  familyName: string;
  email: string;
  headline: string;
  vanityName: string;
};

/** `admins` are the ids of the members that run the organisation's page. */
export type Organization = { id: string; name: string; vanityName: string; admins: readonly string[] };

const demoPeople: readonly { name: string; headline: string }[] = [
  { name: "Anna Weber", headline: "Head of Communications" },
  { name: "Jonas Keller", headline: "Solution Architect" },
  { name: "Maria Rossi", headline: "Sales Director, Southern Europe" },
  { name: "David Okafor", headline: "Product Manager" },
  { name: "Léa Fontaine", headline: "Talent Partner" },
  { name: "Tomasz Zieliński", headline: "Customer Success Lead" },
];

const demoOrganizations: readonly { id: string; name: string; admin?: string }[] = [
  { id: "10001", name: "Nordwind Energie", admin: "Maria Rossi" },
  { id: "10002", name: "Helvetia Robotics AG" },
  { id: "10003", name: "Blue Harbour Logistics" },
];

function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "member";
}

/** The same name gets the same id in every run, so that a database outlives the sandbox. */
function idOf(name: string): string {
  return createHash("sha256").update(`member ${name}`).digest("base64url").replace(/[-_]/g, "x").slice(0, 10);
}

function memberOf(id: string, name: string, headline: string): Member {
  const parts = name.trim().split(/\s+/);
  const familyName = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  const givenName = familyName === "" ? name : parts.slice(0, -1).join(" ");
  const slug = slugOf(name);
  const email = `${slug.replaceAll("-", ".")}@example.com`;
  return { id, name, givenName, familyName, email, headline, vanityName: slug };
}

/** The people and organisations that exist on the simulated LinkedIn. */
export class Members {
  #people = new Map<string, Member>();
  #organizations = new Map<string, Organization>();

  constructor() {
    this.reset();
  }

  reset(): void {
    this.#people = new Map();
    this.#organizations = new Map();
    for (const { name, headline } of demoPeople) this.#put(memberOf(idOf(name), name, headline));
    for (const { id, name, admin } of demoOrganizations) {
      this.addOrganization(id, name, admin === undefined ? [] : [idOf(admin)]);
    }
  }

  all(): Member[] {
    return [...this.#people.values()];
  }

  find(id: string): Member | undefined {
    return this.#people.get(id);
  }

  named(name: string): Member {
    const clean = name.trim().replace(/\s+/g, " ");
    return this.#people.get(idOf(clean)) ?? this.#put(memberOf(idOf(clean), clean, "Member of the sandbox"));
  }

  ensure(id: string | undefined, name: string | undefined): Member {
    if (id === undefined) return this.named(name ?? "Nameless Member");
    const known = this.#people.get(id);
    if (known && (name === undefined || name === known.name)) return known;
    return this.#put(memberOf(id, name ?? `Member ${id}`, known?.headline ?? "Member of the sandbox"));
  }

  addOrganization(id: string, name: string, admins: readonly string[] = []): Organization {
    const organization = { id, name, vanityName: slugOf(name), admins };
    this.#organizations.set(id, organization);
    return organization;
  }

  organizations(): Organization[] {
    return [...this.#organizations.values()];
  }

  administeredBy(memberId: string): Organization[] {
    return this.organizations().filter(({ admins }) => admins.includes(memberId));
  }

  nameOf(urn: string): string | undefined {
    const [, , kind, id = ""] = urn.split(":");
    if (kind === "person") return this.#people.get(id)?.name;
    return kind === "organization" ? this.#organizations.get(id)?.name : undefined;
  }

  #put(member: Member): Member {
    this.#people.set(member.id, member);
    return member;
  }
}
