import { type FaultEffect, type FaultOrder, type FaultRequest, faultRequest } from "./fault.ts";
import { type Random, seededRandom } from "../control/seeded-random.ts";

export type Fault = { readonly id: number; readonly order: FaultOrder; left: number | null; hits: number };

type Planned = Fault & { readonly pattern: RegExp; readonly draw: Random };

function patternOf(route: string): RegExp {
  const escaped = route.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", ".*");
  return new RegExp(`^${escaped}$`);
}

/** The faults a test has ordered; the first that matches a call and fires is applied. */
export class FaultBook {
  readonly #seed: number;
  #planned: Planned[] = [];
  #lastId = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  get empty(): boolean {
    return this.#planned.length === 0;
  }

  add(request: FaultRequest): Fault {
    const order = faultRequest.parse(request);
    this.#lastId += 1;
    const planned: Planned = {
      id: this.#lastId,
      order,
      left: order.times ?? null,
      hits: 0,
      pattern: patternOf(order.route),
      draw: seededRandom(order.seed ?? this.#seed + this.#lastId),
    };
    this.#planned.push(planned);
    return planned;
  }

  list(): Fault[] {
    return this.#planned.map(({ id, order, left, hits }) => ({ id, order, left, hits }));
  }

  /** Takes the effect that applies to this call, if any; `accountOf` is called only when a fault needs it. */
  take(routeLine: string, accountOf: () => string | undefined): FaultEffect | null {
    for (const fault of this.#planned) {
      if (fault.left === 0 || !fault.pattern.test(routeLine)) continue;
      if (fault.order.account !== undefined && fault.order.account !== accountOf()) continue;
      if (fault.order.probability !== undefined && fault.draw() >= fault.order.probability) continue;
      fault.hits += 1;
      if (fault.left !== null) fault.left -= 1;
      return fault.order;
    }
    return null;
  }

  clear(id?: number): void {
    this.#planned = id === undefined ? [] : this.#planned.filter((fault) => fault.id !== id);
  }
}
