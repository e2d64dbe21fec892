import type { FileUse } from "@polyphon/contract/media/file-uses.ts";
import { childScript } from "../../../platform/process/child-script.ts";
import { runCapped } from "../check/capped-child.ts";
import { type FileVerdict, fileVerdict } from "./file-verdict.ts";

/** Checks an untrusted video or document in a child process, which may blank parts of the file on its way. */
export async function inspectFile(input: string, folder: string, use: FileUse): Promise<FileVerdict> {
  const script = childScript("inspect-file", import.meta.url);
  const answer = await runCapped({ script, folder, args: [input, use] });
  return typeof answer === "string" ? { kind: "refused", reason: answer } : parse(answer.output);
}

function parse(stdout: string): FileVerdict {
  try {
    return fileVerdict.parse(JSON.parse(stdout));
  } catch {
    return { kind: "refused", reason: "unreadable" };
  }
}
