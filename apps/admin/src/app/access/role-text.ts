import { userTypeNames } from "@polyphon/contract/permissions.ts";
import type { Account } from "../../shared/session/account.ts";
import type { Text } from "../../shared/text/use-text.ts";

/** The label of the account's user type, as shown under the logo. */
export function roleText({ userType }: Account, text: Text): string {
  const name = userTypeNames[userType ?? -1];
  return name === undefined ? "" : text(`shell.userTypes.${name}`);
}
