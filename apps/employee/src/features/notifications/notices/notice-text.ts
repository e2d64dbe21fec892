import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import type { listNotices } from "@polyphon/contract/notifications/notifications.contract.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";

export type Notice = OutputOf<typeof listNotices>["items"][number];

export function networkOf({ values }: Pick<Notice, "values">): Network | null {
  return networks.find((network) => network === values["network"]) ?? null;
}

/** A notification is a kind and its values; its text is made here, in the reader's language. */
export function noticeText(
  notice: Pick<Notice, "kind" | "values">,
  date: (at: string) => string,
): {
  readonly title: string;
  readonly text: string;
  readonly action: string;
} {
  const network = networkOf(notice);
  const endsAt = notice.values["endsAt"];
  const values = {
    network: network === null ? "" : nameOf(network),
    title: String(notice.values["title"] ?? ""),
    message: String(notice.values["message"] ?? ""),
    date: endsAt === undefined ? "" : date(String(endsAt)),
  };
  return {
    title: t(`notifications.kind.${notice.kind}.title`, values),
    text: t(`notifications.kind.${notice.kind}.text`, values),
    action: t(`notifications.kind.${notice.kind}.action`),
  };
}
