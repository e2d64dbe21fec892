import type { Signer } from "../../../platform/secret/signer.ts";

interface Chosen {
  readonly email: string;
  /** Salted: no two registrations share one, even with the same password. */
  readonly passwordHash: string;
}

const signedText = ({ email, passwordHash }: Chosen): string => `${email}\n${passwordHash}`;

/** What a browser keeps after a registration: that the password was chosen there. */
export function markChosen(chosen: Chosen, signer: Signer): string {
  return signer.sign("chosen-here", signedText(chosen));
}

export function isChosenHere(mark: string | undefined, chosen: Chosen, signer: Signer): boolean {
  return mark !== undefined && signer.isSigned("chosen-here", signedText(chosen), mark);
}
