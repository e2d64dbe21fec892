import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { ordersOf } from "@polyphon/admin-kit/list/list-sort.ts";
import type { List } from "@polyphon/admin-kit/list/use-list.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  listMailTemplates,
  type ShownMailTemplate,
} from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { useApi, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";

export type Mail = ShownMailTemplate & { readonly id: number };

/** A list knows its rows by id; mails have only a name. */
function pageOf({ items }: OutputOf<typeof listMailTemplates>) {
  return { items: items.map((mail, at): Mail => ({ ...mail, id: at + 1 })), next: null };
}

/** The product's mails. There are few, so they come all at once. */
export function useMailList(query: ListQuery): List<Mail> {
  const api = useApi();
  const found = useEndpoint(listMailTemplates, {});
  const data = found.data && pageOf(found.data);
  return {
    name: listMailTemplates.name,
    query,
    call: {},
    filters: [],
    orders: ordersOf(listMailTemplates),
    rows: data?.items ?? [],
    answer: { ...found, data },
    page: async (_after, signal) => pageOf(await api(listMailTemplates, {}, { signal })),
  };
}
