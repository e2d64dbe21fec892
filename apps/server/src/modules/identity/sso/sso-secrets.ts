import { sealedTable } from "../../../platform/secret/sealed-rows.ts";
import type { SecretBox, Sealed } from "../../../platform/secret/secret-box.ts";

/** What a sealed secret is bound to: moved to another company's row, it does not open. */
const secretBinding = (companyId: number) => `${companyId}/company-sso/client-secret`;
const visitBinding = (companyId: number, stateHash: Buffer) =>
  `${companyId}/sso-state/${stateHash.toString("hex")}`;

export function sealClientSecret(box: SecretBox, companyId: number, secret: string): Sealed {
  return box.seal(secret, secretBinding(companyId));
}

export function openClientSecret(box: SecretBox, companyId: number, sealed: Sealed): string {
  return box.open(sealed, secretBinding(companyId));
}

interface VisitSecrets {
  readonly nonce: string;
  readonly codeVerifier: string;
}

export function sealVisit(
  box: SecretBox,
  companyId: number,
  stateHash: Buffer,
  { nonce, codeVerifier }: VisitSecrets,
): Sealed {
  return box.seal(`${nonce}.${codeVerifier}`, visitBinding(companyId, stateHash));
}

/** Both are base64url, so the dot is between them and nowhere else. */
export function openVisit(
  box: SecretBox,
  companyId: number,
  stateHash: Buffer,
  sealed: Sealed,
): VisitSecrets {
  const [nonce = "", codeVerifier = ""] = box.open(sealed, visitBinding(companyId, stateHash)).split(".");
  return { nonce, codeVerifier };
}

/** The companies' own secrets, and visits to their providers that have not returned yet. */
export const sealedSso = [
  sealedTable<{ readonly companyId: number }>({
    table: "company_sso",
    id: { column: "company_id", type: "bigint" },
    owner: `company_id as "companyId"`,
    columns: { client_secret: ({ companyId }) => secretBinding(companyId) },
  }),
  sealedTable<{ readonly companyId: number; readonly stateHash: Buffer }>({
    table: "sso_state",
    id: { column: "state_hash", type: "bytea" },
    owner: `company_id as "companyId", state_hash as "stateHash"`,
    columns: { sealed: ({ companyId, stateHash }) => visitBinding(companyId, stateHash) },
  }),
];
