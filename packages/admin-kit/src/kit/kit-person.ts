import type { Referrer } from "@polyphon/contract/errors.ts";
import type { Access } from "@polyphon/contract/kit/endpoint.ts";
import { createContext, useContext } from "react";

/** Which columns of a list its user wants to see. */
export interface ColumnChoice {
  /** Undefined while nothing was chosen: then the list shows its default columns. */
  readonly chosen: readonly string[] | undefined;
  readonly choose: (names: readonly string[] | undefined) => void;
}

/** What the kit needs to know about the signed-in user. */
export interface KitPerson {
  /** Whether they may call an endpoint, according to the server. */
  readonly may: (access: Access) => boolean;
  /** The address of something that uses a row; undefined where no screen shows it, or they may not open that screen. */
  readonly hrefOfUse: (kind: Referrer, id: number) => string | undefined;
  readonly columnsOf: (list: string) => ColumnChoice;
}

const PersonContext = createContext<KitPerson | null>(null);
export const KitPersonProvider = PersonContext.Provider;

export function useKitPerson(): KitPerson {
  const person = useContext(PersonContext);
  if (!person) throw new Error("a kit widget outside KitPersonProvider");
  return person;
}
