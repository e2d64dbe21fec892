import type { ssoSettings } from "@polyphon/contract/identity/sso.contract.ts";
import type { z } from "zod";
import type { SsoRow } from "./sso.store.ts";

/** Everything but the secret, of which only its existence is shown. */
export function presentSso(
  row: Pick<SsoRow, "companyId" | "applicationName" | "clientId" | "tenantId" | "enabled" | "version">,
): z.output<typeof ssoSettings> {
  return {
    id: row.companyId,
    applicationName: row.applicationName,
    clientId: row.clientId,
    tenantId: row.tenantId,
    enabled: row.enabled,
    secretStored: true,
    version: row.version,
  };
}
