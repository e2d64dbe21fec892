import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import { childScript } from "../../../platform/process/child-script.ts";
import { runCapped } from "../check/capped-child.ts";
import { type Verdict, verdict } from "./verdict.ts";

interface Inspection {
  readonly script?: string;
  readonly seconds?: number;
}

/** Checks an untrusted picture in a child process. */
export async function inspectPicture(
  input: string,
  folder: string,
  use: PictureUse,
  { script = childScript("inspect-picture", import.meta.url), seconds }: Inspection = {},
): Promise<Verdict> {
  const answer = await runCapped({ script, folder, args: [input, folder, use], seconds });
  return typeof answer === "string" ? { kind: "refused", reason: answer } : parse(answer.output);
}

function parse(stdout: string): Verdict {
  try {
    return verdict.parse(JSON.parse(stdout));
  } catch {
    return { kind: "refused", reason: "unreadable" };
  }
}
