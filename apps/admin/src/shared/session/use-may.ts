import type { Access } from "@polyphon/contract/kit/endpoint.ts";
import { useCallback } from "react";
import { holds, useAccount } from "./account.ts";

/** Whether the signed-in user may call an endpoint, by what the server sent with the account. */
export function useMay(): (access: Access) => boolean {
  const account = useAccount();
  return useCallback(
    (access) => {
      if ("fullAccess" in access) return account.can.mode === "full";
      if ("signedIn" in access && access.provider && account.companyId !== null) return false;
      if (!("staff" in access)) return !("front" in access);
      if (access.provider && account.companyId !== null) return false;
      if (access.company && account.companyId === null) return false;
      return holds(account, access.staff) && (access.also === undefined || holds(account, access.also));
    },
    [account],
  );
}
