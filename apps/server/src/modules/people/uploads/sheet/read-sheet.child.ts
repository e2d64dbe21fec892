import { extractRows } from "./extract-rows.ts";
import type { SheetVerdict } from "./sheet-verdict.ts";

/**
 * A process of its own, because it opens an untrusted file. It gets a file and a folder as arguments, no settings and
 * no secrets, and answers with one line.
 */
const [input = "", folder = ""] = process.argv.slice(2);
const unreadable: SheetVerdict = { kind: "refused", reason: "unreadable", columns: [] };
const answer = await extractRows(input, folder).catch(() => unreadable);
process.stdout.write(JSON.stringify(answer));
