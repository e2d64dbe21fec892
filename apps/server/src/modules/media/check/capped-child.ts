import { type ChildCall, runChild } from "../../../platform/process/run-child.ts";

const caps = { seconds: 20, heapMegabytes: 128, dataMegabytes: 1_800, fileMegabytes: 128 } as const;

/** The child's answer about an untrusted file, or why there is none. */
export async function runCapped(
  call: ChildCall,
): Promise<{ readonly output: string } | "bomb" | "unreadable"> {
  const end = await runChild(caps, call);
  if ("output" in end) return end;
  return end.late || end.signal === "SIGXCPU" ? "bomb" : "unreadable";
}
