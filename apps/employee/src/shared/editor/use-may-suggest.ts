import { readAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import type { PostSource } from "@polyphon/contract/content/content.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useMe } from "../session/me.ts";

/** What is written about: a post, or the source of one that is being written, or neither. */
export interface AiSubject {
  readonly postId?: number | undefined;
  readonly source?: PostSource | undefined;
}

/** Whether the server offers suggestions. Users without the feature do not ask. */
export function useMaySuggest({ postId, source }: AiSubject): boolean {
  const { account } = useMe();
  const enabled = account.can.features.includes("aiTextSuggestion");
  const asked = postId !== undefined ? { postId } : source !== undefined ? { source } : {};
  return useEndpoint(readAiSettings, asked, { enabled, retry: false }).data?.can.text === true;
}
