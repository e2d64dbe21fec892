import { childScript } from "../../../../platform/process/child-script.ts";
import { type ChildEnd, runChild } from "../../../../platform/process/run-child.ts";
import { type SheetVerdict, sheetVerdict } from "./sheet-verdict.ts";

const caps = { seconds: 90, heapMegabytes: 640, dataMegabytes: 2_400, fileMegabytes: 256 } as const;

const refused = (reason: "bomb" | "unreadable"): SheetVerdict => ({ kind: "refused", reason, columns: [] });

interface Reading {
  readonly script?: string;
  readonly seconds?: number;
}

/** Reads an untrusted file in a child process. Whatever happens to the child is an answer, never an exception. */
export async function readSheet(
  input: string,
  folder: string,
  { script = childScript("read-sheet", import.meta.url), seconds }: Reading = {},
): Promise<SheetVerdict> {
  const end = await runChild(caps, { script, folder, args: [input, folder], seconds });
  if ("output" in end) return parse(end.output);
  return refused(outOfBounds(end) ? "bomb" : "unreadable");
}

/** Killed after its time limit, or ended by Node itself because the heap was full (134). */
function outOfBounds({ late, signal, code }: Exclude<ChildEnd, { output: string }>): boolean {
  return late || signal === "SIGXCPU" || signal === "SIGABRT" || code === 134;
}

function parse(stdout: string): SheetVerdict {
  try {
    return sheetVerdict.parse(JSON.parse(stdout));
  } catch {
    return refused("unreadable");
  }
}
