import { readCompanyLook } from "@polyphon/contract/companies/companies.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { type CompanyLook, makeLookStore } from "@polyphon/web/theme/look-store.ts";
import { useEffect } from "react";
import type { Account } from "../session/account.ts";
import { companyLookKey } from "./company-look-key.ts";
import { session } from "../session/session.ts";

const store = makeLookStore(companyLookKey);
const forgetSignedOut = () => {
  if (session.read() === null) store.change(null);
};
forgetSignedOut();
session.subscribe(forgetSignedOut);

/** The branding that a company's staff see. */
export const useCompanyLook = (): CompanyLook | null => store.useLook();

/** Loads the look of the company that the user acts for. */
export function useFreshLook(account: Account | undefined): void {
  const own = account?.companyId ?? null;
  const { data } = useEndpoint(readCompanyLook, {}, { enabled: own !== null, staleTime: 300_000 });
  const look = data?.look ?? null;
  useEffect(() => {
    if (account && own === null) store.change(null);
    if (own !== null && look) store.change(look);
  }, [account, own, look]);
}
