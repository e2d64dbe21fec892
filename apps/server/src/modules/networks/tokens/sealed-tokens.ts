import type { Network } from "@polyphon/contract/networks/networks.ts";
import { sealedTable } from "../../../platform/secret/sealed-rows.ts";
import { tokenBinding } from "./token-binding.ts";

interface Owner {
  readonly companyId: number;
  readonly userId: number;
  readonly network: Network;
}

const owner = `company_id as "companyId", user_id as "userId", network`;
const boundTo = (use: Parameters<typeof tokenBinding>[1]) => (row: Owner) => tokenBinding(row, use);

/** Of connections, and of those that are being made. */
export const sealedTokens = [
  sealedTable({
    table: "social_connection",
    id: { column: "id", type: "bigint" },
    owner,
    columns: { access_token: boundTo("access"), refresh_token: boundTo("refresh") },
  }),
  sealedTable({
    table: "connect_state",
    id: { column: "state_hash", type: "bytea" },
    owner,
    columns: { code_verifier: boundTo("verifier") },
  }),
  sealedTable({
    table: "connect_choice",
    id: { column: "choice_hash", type: "bytea" },
    owner,
    columns: { accounts: boundTo("choice") },
  }),
];
