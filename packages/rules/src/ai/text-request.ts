import {
  aiAudiences,
  aiDefaults,
  aiTextLengths,
  type AiAudience,
  type AiLength,
} from "@polyphon/contract/ai/ai.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

/** How many characters a suggestion may have. Without a network or a tab it is a summary. */
export function charactersOf(network: Network | null, length: AiLength | null): number {
  return network === null || length === null ? aiDefaults.characters : aiTextLengths[network][length];
}

/** Networks with short texts start with several suggestions; a retry, and every long text, fetches one. */
export function itemsOfCall(network: Network | null, first: boolean): number {
  if (!first) return 1;
  return network === null || network === "TWITTER" || network === "XING" ? aiDefaults.items : 1;
}

/** A third tone replaces the older of the two. */
export function toggleTone<T extends string>(chosen: readonly T[], tone: T): readonly T[] {
  if (chosen.includes(tone)) return chosen.filter((one) => one !== tone);
  return [...chosen, tone].slice(-limits.ai.tones);
}

export function audienceOf(id: number | null): AiAudience {
  return aiAudiences[(id ?? 1) - 1] ?? aiDefaults.audience;
}

/** When a used-up monthly budget starts anew: months are those of UTC. */
export function monthOf(now: Date): { readonly month: string; readonly renewsAt: Date } {
  const renewsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return { month: `${now.toISOString().slice(0, 7)}-01`, renewsAt };
}
