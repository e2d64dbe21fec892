import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import type { LastChange } from "../failure/merged-note.tsx";
import { useKit } from "../kit/kit-context.tsx";
import type { KitPast } from "../kit/kit-resource.ts";

/** Who changed a row last, and when; undefined while nothing is asked or nothing is known. */
export function useLastChange(
  resource: Pick<KitPast, "history">,
  id: number | undefined,
): LastChange | undefined {
  const { text } = useKit();
  const found = useEndpoint(
    resource.history,
    { id: String(id ?? 0), limit: 1 },
    { enabled: id !== undefined, staleTime: 0 },
  );
  const [latest] = id === undefined ? [] : (found.data?.items ?? []);
  return latest && { who: latest.who ?? text("kit.history.nobody"), at: latest.at };
}
