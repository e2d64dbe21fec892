import { limits } from "@polyphon/contract/limits.ts";
import { readMentionSource } from "@polyphon/rules/mentions/profile-url.ts";
import { Refusal, type Violation } from "../../../platform/operation/refusal.ts";
import type { LookedUp, MentionLookup } from "../mentions.port.ts";

export interface Fetched extends LookedUp {
  readonly profileUrl: string | null;
}

async function lookedUp(lookUp: MentionLookup, text: string): Promise<Fetched | null> {
  const source = readMentionSource(text);
  const found = source && (await lookUp(source));
  return found && source
    ? {
        ...found,
        name: found.name.slice(0, limits.mention.textMax),
        profileUrl: source.kind === "profile" ? source.url : null,
      }
    : null;
}

const notFetched = (field: string): Violation => ({ field, error: "mention_not_fetched", values: {} });

export async function fetchMention(lookUp: MentionLookup, text: string, field: string): Promise<Fetched> {
  const fetched = await lookedUp(lookUp, text);
  if (!fetched) throw new Refusal("mention_not_fetched", {}, [notFetched(field)]);
  return fetched;
}

/** Who is behind each address; all that LinkedIn does not resolve are named at once. */
export async function fetchMentions(
  lookUp: MentionLookup,
  texts: readonly string[],
  fieldAt: (at: number) => string,
): Promise<Fetched[]> {
  const answers: (Fetched | null)[] = [];
  for (const text of texts) answers.push(await lookedUp(lookUp, text));
  const missing = answers.flatMap((one, at) => (one === null ? [notFetched(fieldAt(at))] : []));
  if (missing.length > 0) throw new Refusal("mention_not_fetched", {}, missing);
  return answers.filter((one) => one !== null);
}
