import { isFileUse } from "@polyphon/contract/media/file-uses.ts";
import type { FileVerdict } from "./file-verdict.ts";
import { Unfit } from "./unfit.ts";
import { judgeFile } from "./judge-file.ts";

/**
 * A process of its own, because it opens an untrusted file. It gets a file and its use as arguments, no settings and no
 * secrets, and answers with one line.
 */
const [input = "", use = ""] = process.argv.slice(2);

function answer(): FileVerdict {
  try {
    return isFileUse(use) ? judgeFile(input, use) : { kind: "refused", reason: "unreadable" };
  } catch (error) {
    return { kind: "refused", reason: error instanceof Unfit ? error.reason : reasonOf(error) };
  }
}

/** A part that unpacks to more than allowed is stopped by the unpacker itself. */
function reasonOf(error: unknown): "bomb" | "unreadable" {
  const full = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
  return full ? "bomb" : "unreadable";
}

process.stdout.write(JSON.stringify(answer()));
