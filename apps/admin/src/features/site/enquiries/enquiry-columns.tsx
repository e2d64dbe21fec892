import { actionsColumn } from "@polyphon/admin-kit/column/actions-column.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listEnquiries } from "@polyphon/contract/site/site.contract.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { IconEye, IconMailForward } from "@tabler/icons-react";
import { type Account, holds } from "../../../shared/session/account.ts";
import { AppLink, type Go } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import classes from "./enquiry.module.css";

export type EnquiryRow = OutputOf<typeof listEnquiries>["items"][number];

export const viewHref = ({ id }: EnquiryRow) => screenHref("/admin/view-enquiry/:id", { id });
const replyHref = ({ id }: EnquiryRow) => screenHref("/admin/enquiry-reply/:id", { id });

export function enquiryColumns(texts: Texts, account: Account, go: Go): TableColumn<EnquiryRow>[] {
  const { text, language } = texts;
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
      render: (row) => row.company ?? "",
    },
    {
      key: "kind",
      header: text("site.enquiries.kind"),
      card: "hidden",
      render: (row) => text(`site.enquiries.${row.kind}`),
    },
    {
      key: "received",
      header: text("site.enquiries.received"),
      card: "hidden",
      render: (row) => formatMoment(row.createdAt, language),
    },
    {
      key: "state",
      header: text("site.enquiries.state"),
      card: "foot",
      render: (row) => (
        <StatusDot tone={row.state === "OPEN" ? "warn" : "ok"}>
          {text(`site.enquiries.${row.state}`)}
        </StatusDot>
      ),
    },
    actionsColumn(text, ({ name }) => name, actions),
  ];
}
