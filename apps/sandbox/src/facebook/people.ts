import { numberOf } from "../meta/numbers.ts";

export type FacebookUser = { readonly id: string; readonly name: string };

export type FacebookPage = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  /** Who may do what on the page. */
  readonly tasks: Map<string, readonly string[]>;
};

const allTasks = ["ADVERTISE", "ANALYZE", "CREATE_CONTENT", "MESSAGING", "MODERATE", "MANAGE"];

const demoPages: readonly { name: string; by: string; tasks: readonly string[] }[] = [
  { name: "Nordwind Energie", by: "Anna Weber", tasks: allTasks },
  { name: "Helvetia Robotics AG", by: "Anna Weber", tasks: allTasks },
  { name: "Blue Harbour Logistics", by: "Jonas Keller", tasks: ["ANALYZE"] },
];
const demoPeople = ["Anna Weber", "Jonas Keller", "Maria Rossi"];

/** The people and pages of the simulated Facebook. */
export class People {
  #users = new Map<string, FacebookUser>();
  #pages = new Map<string, FacebookPage>();

  constructor() {
    this.reset();
  }

  reset(): void {
    this.#users = new Map();
    this.#pages = new Map();
    for (const name of demoPeople) this.#user(name);
    for (const { name, by, tasks } of demoPages) this.#page(name).tasks.set(this.#user(by).id, tasks);
  }

  users(): FacebookUser[] {
    return [...this.#users.values()];
  }

  user(id: string): FacebookUser | undefined {
    return this.#users.get(id);
  }

  /** Somebody new gets a page of their own. */
  named(name: string): FacebookUser {
    const clean = name.trim().replace(/\s+/g, " ");
    const known = this.#users.get(numberOf("facebook user", clean));
    if (known) return known;
    const user = this.#user(clean);
    this.#page(`${clean} Page`).tasks.set(user.id, allTasks);
    return user;
  }

  pages(): FacebookPage[] {
    return [...this.#pages.values()];
  }

  page(id: string): FacebookPage | undefined {
    return this.#pages.get(id);
  }

  pagesOf(userId: string): FacebookPage[] {
    return this.pages().filter((page) => page.tasks.has(userId));
  }

  ensurePage(id: string | undefined, name: string | undefined): FacebookPage {
    const known = id === undefined ? undefined : this.#pages.get(id);
    return known ?? this.#page(name ?? `Page ${id ?? "without a name"}`, id);
  }

  nameOf(id: string): string {
    return this.#pages.get(id)?.name ?? this.#users.get(id)?.name ?? id;
  }

  #user(name: string): FacebookUser {
    const id = numberOf("facebook user", name);
    const user = this.#users.get(id) ?? { id, name };
    this.#users.set(id, user);
    return user;
  }

  #page(name: string, id = numberOf("facebook page", name)): FacebookPage {
    const username = name.toLowerCase().replace(/[^a-z0-9]+/g, "");
    const page = this.#pages.get(id) ?? { id, name, username, tasks: new Map() };
    this.#pages.set(id, page);
    return page;
  }
}
