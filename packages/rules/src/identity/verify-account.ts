export interface AccountToVerify {
  readonly kind: "staff" | "front";
  readonly frontType: "FRONT" | "CROSS_DOMAIN" | "INDIVIDUAL";
  readonly status: string;
}

/**
 * The status of an account after its address is verified. An employee still waits for the company; whoever was admitted
 * before stays so.
 */
export function statusOnceVerified({ kind, frontType, status }: AccountToVerify): string {
  if (status !== "UNVERIFIED") return status;
  return kind === "front" && frontType !== "INDIVIDUAL" ? "PENDING_APPROVAL" : "ENABLED";
}

/** The part of an e-mail address that names the company. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}
