import { folded } from "./rank-names.ts";

/** How somebody asks to stop a company, in both languages. */
const verbs: ReadonlySet<string> = new Set(["stop", "stopp", "stoppe", "stoppen", "anhalten"]);

/** What follows the verb: "stop nord" is about "nord". Null where the words begin with no verb. */
export function restOfStop(typed: string): string | null {
  const [first = "", ...rest] = typed.trim().split(/\s+/u);
  return verbs.has(folded(first)) ? rest.join(" ") : null;
}
