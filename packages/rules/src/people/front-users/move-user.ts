import type { FrontType } from "@polyphon/contract/people/front-users/front-users.ts";

/** Of which kind somebody is in a company: by the domain of the own address. */
export function frontTypeIn(email: string, domain: string): Exclude<FrontType, "INDIVIDUAL"> {
  return email.toLowerCase().endsWith(`@${domain.toLowerCase()}`) ? "FRONT" : "CROSS_DOMAIN";
}

/** Why a move cannot be, or null. */
export function moveFault(move: {
  readonly fromCompanyId: number;
  readonly toCompanyId: number;
  readonly peopleThere: boolean;
}): "same_domain" | "no_front_users" | null {
  if (move.fromCompanyId === move.toCompanyId) return "same_domain";
  return move.peopleThere ? null : "no_front_users";
}
