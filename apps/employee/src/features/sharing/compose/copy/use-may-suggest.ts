import { readAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useMe } from "../../../../shared/session/me.ts";

/** Whether the server offers suggestions for this post, or in general without one. Users without the feature do not ask. */
export function useMaySuggest(postId: number | null): boolean {
  const { account } = useMe();
  const enabled = account.can.features.includes("aiTextSuggestion");
  const { data } = useEndpoint(readAiSettings, postId === null ? {} : { postId }, { enabled, retry: false });
  return data?.can.text === true;
}
