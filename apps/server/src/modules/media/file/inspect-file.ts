import { fileURLToPath } from "node:url";
import type { FileUse } from "@polyphon/contract/media/file-uses.ts";
import { runCapped } from "../capped-child.ts";
import { type FileVerdict, fileVerdict } from "./file-verdict.ts";

// A build puts the child beside the bundle under the same name.
const suffix = import.meta.url.endsWith(".ts") ? "ts" : "js";
const script = fileURLToPath(new URL(`./inspect-file.child.${suffix}`, import.meta.url));

/** Judges a stranger's video or document in a child process, which may blank parts of the file on its way. */
export async function inspectFile(input: string, folder: string, use: FileUse): Promise<FileVerdict> {
  const answer = await runCapped({ script, folder, args: [input, use] });
  return typeof answer === "string" ? { kind: "refused", reason: answer } : parse(answer.said);
}

function parse(stdout: string): FileVerdict {
  try {
    return fileVerdict.parse(JSON.parse(stdout));
  } catch {
    return { kind: "refused", reason: "unreadable" };
  }
}
