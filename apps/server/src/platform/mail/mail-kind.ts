import type { z } from "zod";

/** The name of a mail apart from how it looks: whoever causes one imports this, only its delivery knows the template. */
export interface MailKind<V extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly values: V;
  /** One that somebody's own doing caused carries no unsubscribe link; every other does. */
  readonly transactional: boolean;
}

export function mailKind<V extends z.ZodObject>(kind: MailKind<V>): MailKind<V> {
  return Object.freeze(kind);
}
