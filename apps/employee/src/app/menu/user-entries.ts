import { addressOf } from "../../shared/address/address.ts";
import type { Me } from "../../shared/session/me.ts";

export type UserEntryKey =
  | "profile"
  | "autopilot"
  | "newsletter"
  | "mentions"
  | "certificates"
  | "groups"
  | "help";

export interface UserEntry {
  readonly key: UserEntryKey;
  readonly href: string;
}

/** The entries of the user menu. The server removes what the company has switched off, such as certificates. */
export function userEntries({ account }: Pick<Me, "account">): readonly UserEntry[] {
  const { features, groups } = account.can;
  const entries: (UserEntry & { readonly shown: boolean })[] = [
    { key: "profile", href: addressOf("/profile"), shown: true },
    {
      key: "autopilot",
      href: addressOf("/autopilot-config"),
      shown: features.includes("autopilot_config"),
    },
    { key: "newsletter", href: addressOf("/newsletter"), shown: features.includes("newsletter") },
    { key: "mentions", href: addressOf("/mentions"), shown: features.includes("mention") },
    { key: "certificates", href: addressOf("/certificates"), shown: features.includes("certificates") },
    { key: "groups", href: addressOf("/linkedin-group"), shown: groups },
    { key: "help", href: addressOf("/help-center"), shown: features.includes("helpCenter") },
  ];
  return entries.flatMap(({ shown, ...entry }) => (shown ? [entry] : []));
}
