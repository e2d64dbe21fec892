import { useDebouncedValue } from "@mantine/hooks";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { useKit } from "../kit/kit-context.tsx";
import { callOf, type ResourceValues } from "../kit/kit-resource.ts";

export interface Choice extends Named {
  /** Distinguishes two of the same name. */
  readonly detail?: string | null | undefined;
}

/** A search for things by name. Without words it offers the first ones. */
export type ChoiceEndpoint = Endpoint<z.ZodObject, z.ZodType<{ items: Choice[] }>>;

const WAIT_MS = 250;

/** The first ones at once, the others by typing; what is chosen stays offered under its name. */
export function useChoices(endpoint: ChoiceEndpoint, chosen: readonly Choice[], input: ResourceValues = {}) {
  const { text } = useKit();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const picked = chosen.some(({ name }) => name === search);
  const short = search.length > 0 && search.length < limits.search.min && !picked;
  const found = useEndpoint(
    endpoint,
    callOf<ChoiceEndpoint>(search === "" || picked ? input : { ...input, search }),
    {
      enabled: !short,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
  );
  const offered = short ? [] : (found.data?.items ?? []);
  const known = new Map<string, Choice>([...chosen, ...offered].map((one) => [String(one.id), one]));
  return {
    known,
    typed,
    setTyped,
    data: [...known.values()].map(({ id, name }) => ({ value: String(id), label: name })),
    nothing:
      short || (search === "" && !found.isFetching && !found.isError)
        ? text("kit.choices.type", { count: limits.search.min })
        : text(
            found.isError
              ? "kit.choices.failed"
              : found.isFetching
                ? "kit.choices.searching"
                : "kit.choices.none",
          ),
  };
}
