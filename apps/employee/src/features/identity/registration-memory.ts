import { registrationKey } from "../../shared/session/session.ts";

/** Lets the server see that whoever confirms the address is the one who chose the password. */
export const registrationMemory = {
  read: (): { readonly chosenHere?: string } => {
    const kept = localStorage.getItem(registrationKey);
    return kept === null ? {} : { chosenHere: kept };
  },
  keep: ({ chosenHere }: { readonly chosenHere: string }): void =>
    localStorage.setItem(registrationKey, chosenHere),
};
