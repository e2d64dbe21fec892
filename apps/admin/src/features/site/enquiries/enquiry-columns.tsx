import { actionsColumn } from "@polyphon/admin-kit/column/actions-column.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { RowOf } from "@polyphon/admin-kit/list/use-list.ts";
import type { listEnquiries } from "@polyphon/contract/site/site.contract.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { IconEye, IconMailForward } from "@tabler/icons-react";
import { type Account, holds } from "../../../shared/session/account.ts";
import { AppLink, type Go } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import classes from "./enquiry.module.css";

export type EnquiryRow = RowOf<typeof listEnquiries>;

export const viewHref = ({ id }: EnquiryRow) => screenHref("/admin/view-enquiry/:id", { id });
const replyHref = ({ id }: EnquiryRow) => screenHref("/admin/enquiry-reply/:id", { id });

export function enquiryColumns(texts: Texts, account: Account, go: Go): ListColumn<EnquiryRow>[] {
  const { text, language } = texts;
  const stateWords = (row: EnquiryRow) => text(`site.enquiries.${row.state}`);
  const actions = (row: EnquiryRow) => [
    {
      key: "view",
      label: text("site.enquiries.view"),
      icon: <IconEye size={15} stroke={1.7} aria-hidden />,
      onPress: () => go(viewHref(row)),
    },
    ...(row.state === "OPEN" && holds(account, "reply_enquiry")
      ? [
          {
            key: "reply",
            label: text("site.enquiries.reply"),
            icon: <IconMailForward size={15} stroke={1.7} aria-hidden />,
            onPress: () => go(replyHref(row)),
          },
        ]
      : []),
  ];
  return [
    {
      key: "from",
      header: text("site.enquiries.from"),
      width: "34%",
      wrap: true,
      card: "title",
      words: (row) => `${row.name} · ${row.email}`,
      render: (row) => (
        <span className={classes.from}>
          <AppLink href={viewHref(row)}>{row.name}</AppLink>
          <span className={classes.quiet}>{row.email}</span>
        </span>
      ),
    },
    {
      key: "company",
      header: text("site.enquiries.company"),
      card: "hidden",
      words: (row) => row.company ?? "",
    },
    {
      key: "kind",
      header: text("site.enquiries.kind"),
      card: "hidden",
      words: (row) => text(`site.enquiries.${row.kind}`),
    },
    {
      key: "received",
      header: text("site.enquiries.received"),
      card: "hidden",
      clock: true,
      words: (row) => formatMoment(row.createdAt, language),
    },
    {
      key: "state",
      header: text("site.enquiries.state"),
      card: "foot",
      words: stateWords,
      render: (row) => <StatusDot tone={row.state === "OPEN" ? "warn" : "ok"}>{stateWords(row)}</StatusDot>,
    },
    actionsColumn(text, ({ name }) => name, actions),
  ];
}
