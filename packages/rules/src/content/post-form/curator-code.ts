import { type Voice, voices } from "@polyphon/contract/content/content.ts";

/** Work that is nobody's in particular is booked under this code. */
export const generalCuratorCode = "TH000";

const suffixes: Readonly<Record<Voice, string>> = { VOICE_1: "", VOICE_2: "-1", VOICE_3: "-2" };

/** The second and third voice of a post carry a suffix, so that their copies can be distinguished. */
export function codeOfVoice(code: string, voice: Voice): string {
  return `${code}${suffixes[voice]}`;
}

/** What a post is booked as: two voices of one curator for a company with several voices count as one piece of work, 02. */
export function bookedCodes(code: string, written: readonly Voice[], multiVoice: boolean): string[] {
  const inOrder = voices.filter((voice) => written.includes(voice));
  if (multiVoice && inOrder.length === 2) return [`${code}-02`];
  return inOrder.map((voice) => codeOfVoice(code, voice));
}
