import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { CouncilCompany } from "./council-company.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** What really happened, by the names of the unknowns: who contributed to each and how much. */
export class Truth {
  readonly #known = new Map<string, { people: Set<number>; figure: number }>();

  constructor(fixture: CouncilCompany) {
    const weekOf = (at: Date) => mondayOf(localDateOf(at, "UTC"));
    for (const { by, post, at } of fixture.shares) {
      this.#add(`shares ${post} ${weekOf(at)}`, by);
      this.#add(`sharer ${post} ${by}`, by, 0);
    }
    for (const post of fixture.posts) {
      for (const by of new Set(
        fixture.shares.filter((share) => share.post === post).map((share) => share.by),
      ))
        this.#add(`sharers ${post}`, by);
    }
    for (const { by, at } of fixture.clicks) this.#add(`clicks ${weekOf(at)}`, by);
    for (const { by, post } of fixture.reactions) this.#add(`likes ${post}`, by);
    for (const by of fixture.planned) this.#add("planned", by);
    for (const { id, created, seen } of fixture.accounts) {
      this.#add(`newcomers ${weekOf(created)}`, id);
      if (seen !== null) this.#add("signedIn", id);
      else this.#add("neverIn", id);
      if (seen !== null && seen.getTime() >= Date.now() - 30 * dayMs) this.#add("active", id);
    }
    const monday = mondayOf(localDateOf(new Date(), "UTC"));
    for (const { by, at } of fixture.shares) {
      const week = weekOf(at);
      if (week >= addDays(monday, -28) && week < monday) this.#once("recently", by);
      if (week >= addDays(monday, -56) && week < addDays(monday, -28)) this.#once("before", by);
    }
  }

  #add(name: string, by: number, figure = 1): void {
    const known = this.#known.get(name) ?? { people: new Set(), figure: 0 };
    known.people.add(by);
    known.figure += figure;
    this.#known.set(name, known);
  }

  #once(name: string, by: number): void {
    if (!this.#known.get(name)?.people.has(by)) this.#add(name, by);
  }

  figure(of: readonly string[]): number {
    return of.reduce((sum, one) => sum + (this.#known.get(one)?.figure ?? 0), 0);
  }

  people(of: readonly string[]): number {
    return new Set(of.flatMap((one) => [...(this.#known.get(one)?.people ?? [])])).size;
  }
}
