import { readAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useMe } from "../../../../shared/session/me.ts";

/** Whether suggestions are open for this post, or without one in general, as the server says. Who has no such feature does not ask. */
export function useMaySuggest(postId: number | null): boolean {
  const { account } = useMe();
  const enabled = account.can.features.includes("aiTextSuggestion");
  const { data } = useEndpoint(readAiSettings, postId === null ? {} : { postId }, { enabled, retry: false });
  return data?.can.text === true;
}
