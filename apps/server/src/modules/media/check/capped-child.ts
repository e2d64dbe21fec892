import { type ChildCall, runChild } from "../../../platform/process/run-child.ts";

const caps = { seconds: 20, heapMegabytes: 128, dataMegabytes: 1_800, fileMegabytes: 128 } as const;

/** What it answered about a stranger's file, or why it did not. */
export async function runCapped(call: ChildCall): Promise<{ readonly said: string } | "bomb" | "unreadable"> {
  const end = await runChild(caps, call);
  if ("said" in end) return end;
  return end.late || end.signal === "SIGXCPU" ? "bomb" : "unreadable";
}
