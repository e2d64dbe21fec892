import type { z } from "zod";

export interface DomainEvent<P extends z.ZodObject = z.ZodObject> {
  readonly name: `${string}.${string}`;
  readonly payload: P;
}

export type PayloadOf<E extends DomainEvent> = z.output<E["payload"]>;

/** A fact in the past tense. It carries ids; a listener loads what it needs. */
export function event<P extends z.ZodObject>(name: `${string}.${string}`, payload: P): DomainEvent<P> {
  return Object.freeze({ name, payload });
}
