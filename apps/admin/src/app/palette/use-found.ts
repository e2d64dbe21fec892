import { useDebouncedValue } from "@mantine/hooks";
import { findAnything } from "@polyphon/contract/insights/insights.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { fitting, type Found, nothingFound, searchedFor } from "./palette-targets.ts";

const waitMs = 120;

/** People, companies and posts of these words. */
export function useFound(typed: string): {
  readonly found: Found;
  readonly searching: boolean;
  readonly failed: boolean;
} {
  const search = searchedFor(typed);
  const [asked] = useDebouncedValue(search, waitMs);
  const enough = search.length >= limits.search.min;
  const answer = useEndpoint(
    findAnything,
    { search: asked },
    {
      enabled: enough && asked.length >= limits.search.min,
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    },
  );
  const found = answer.data ?? nothingFound;
  return {
    // Until the answer is there, what the word before found is offered only where it fits this one as well.
    found: !enough
      ? nothingFound
      : answer.isPlaceholderData || asked !== search
        ? fitting(found, search)
        : found,
    searching: enough && (asked !== search || answer.isFetching),
    failed: enough && answer.isError,
  };
}
