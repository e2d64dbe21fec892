import type { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import type { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { createContext, useContext } from "react";

export interface Me {
  readonly account: OutputOf<typeof readAccount>;
  readonly company: OutputOf<typeof readCompany>;
}

const MeContext = createContext<Me | null>(null);
export const MeProvider = MeContext.Provider;

/** Who is signed in and for which company; every screen behind the login has both. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error("a screen behind the login outside the shell");
  return me;
}
