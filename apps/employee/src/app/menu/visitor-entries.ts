import { addressOf } from "../../shared/address/address.ts";

export interface VisitorEntry {
  readonly key: "home" | "whatWeDo" | "contact" | "resources" | "claim" | "login" | "register";
  /** Null for an entry that opens something on the page. */
  readonly href: string | null;
}

/** The menu of visitors, in the specification's order. */
export const visitorEntries: readonly VisitorEntry[] = [
  { key: "home", href: addressOf("/") },
  { key: "whatWeDo", href: addressOf("/:key", { key: "what-we-do" }) },
  { key: "contact", href: addressOf("/:key", { key: "contact" }) },
  { key: "resources", href: addressOf("/:key", { key: "resources" }) },
  { key: "claim", href: null },
  { key: "login", href: addressOf("/login") },
  { key: "register", href: addressOf("/register/corporate") },
];
