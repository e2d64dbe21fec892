import type { z } from "zod";

/** The name of a mail apart from its look: whoever sends one imports this, only its delivery knows the template. */
export interface MailKind<V extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly values: V;
  /** A mail caused by the recipient's own action carries no unsubscribe link; every other does. */
  readonly transactional: boolean;
}

export function mailKind<V extends z.ZodObject>(kind: MailKind<V>): MailKind<V> {
  return Object.freeze(kind);
}
