import { userTypeNames } from "@polyphon/contract/permissions.ts";
import type { Text } from "../../../shared/text/use-text.ts";

/** Every installation has one role of each user type, so the label in the reader's language identifies it. */
export function roleLabel({ userType, name }: { userType: number; name: string }, text: Text): string {
  const type = userTypeNames[userType];
  return type === undefined ? name : text(`shell.userTypes.${type}`);
}
