import type { CallOf, Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { useApi, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import type { z } from "zod";
import { callOf } from "../kit/kit-resource.ts";
import { filterNames, listCall } from "./list-call.ts";
import type { ListQuery } from "./list-query.ts";
import { type ListOrders, ordersOf } from "./list-sort.ts";

export type ListEndpoint = Endpoint<
  z.ZodObject,
  z.ZodType<{ items: readonly { readonly id: number | string }[]; next: string | null }>
>;
export type RowOf<E extends ListEndpoint> = OutputOf<E>["items"][number];

export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
}

/** What a list shows now, and where more of it comes from. */
export interface List<Row, Answer extends ListPage<Row> = ListPage<Row>> {
  readonly name: string;
  readonly query: ListQuery;
  /** What of the address the call knows, without the position. */
  readonly call: Readonly<Record<string, string>>;
  readonly filters: readonly string[];
  readonly orders: ListOrders;
  readonly rows: readonly Row[];
  readonly answer: {
    readonly data: Answer | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly isPending: boolean;
    /** The rows of the question before, while this one is asked. */
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** A page by itself, as large as the call allows, for a file of the whole. */
  readonly page: (after: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>;
}

const onScreen = 25;
const atOnce = 100;

/**
 * The list behind an endpoint, as the address asks for it. `given` is what the screen itself decides, such as a path;
 * `againMs` says of an answer after which time it is asked for again.
 */
export function useList<E extends ListEndpoint>(
  endpoint: E,
  query: ListQuery,
  given: Partial<CallOf<E>> = {},
  againMs?: (answer: OutputOf<E> | undefined) => number | false,
): List<RowOf<E>, OutputOf<E>> {
  const api = useApi();
  const call = listCall(endpoint, query.values);
  const { after } = query.values;
  const asked = (limit: number, from: string | undefined) =>
    callOf<E>({ ...call, ...given, limit, ...(from === undefined ? {} : { after: from }) });
  const known = after !== undefined && endpoint.input.shape["after"]?.safeParse(after).success === true;
  const answer = useEndpoint(endpoint, asked(onScreen, known ? after : undefined), {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => againMs?.(state.data) ?? false,
  });
  const decided = new Set(Object.keys(given));
  return {
    name: endpoint.name,
    query,
    call,
    filters: filterNames(endpoint).filter((name) => !decided.has(name)),
    orders: ordersOf(endpoint),
    rows: answer.data?.items ?? [],
    answer,
    page: (from, signal) => api(endpoint, asked(atOnce, from), { signal }),
  };
}
