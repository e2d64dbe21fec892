import { RowMenu, type RowAction } from "@polyphon/admin-kit/row/row-menu.tsx";
import { Button } from "@mantine/core";
import type { adminMentions } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { MentionState } from "@polyphon/contract/mentions/mentions.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { IconBan, IconCheck, IconFileUpload, IconPencil, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { AppLink } from "../../shared/address/app-link.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import type { Texts } from "../../shared/text/use-text.ts";
import classes from "./mentions.module.css";

export type MentionRow = OutputOf<typeof adminMentions.list>["items"][number];

export const editHref = ({ id }: MentionRow) => screenHref("/admin/edit-mention-master/:id", { id });

export interface MentionActions {
  readonly onDecide: (row: MentionRow, status: "ACTIVE" | "REJECTED") => void;
  readonly onEdit: (row: MentionRow) => void;
  readonly onRemove: (row: MentionRow) => void;
  readonly onConnections: (userId: number) => void;
}

const tones: Readonly<Record<MentionState, StatusTone>> = {
  PENDING_APPROVAL: "warn",
  ACTIVE: "ok",
  REJECTED: "bad",
};
const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

function menuOf(row: MentionRow, { text }: Texts, act: MentionActions): RowAction[] {
  const { user, status, can } = row;
  const decide = (to: "ACTIVE" | "REJECTED"): RowAction => ({
    key: to,
    label: text(to === "ACTIVE" ? "mentions.list.approve" : "mentions.list.reject"),
    icon: to === "ACTIVE" ? <IconCheck {...icon} /> : <IconBan {...icon} />,
    onPress: () => act.onDecide(row, to),
  });
  return [
    ...(can.decide && status !== "ACTIVE" ? [decide("ACTIVE")] : []),
    ...(can.decide && status !== "REJECTED" ? [decide("REJECTED")] : []),
    {
      key: "edit",
      label: text("mentions.list.edit"),
      icon: <IconPencil {...icon} />,
      onPress: () => act.onEdit(row),
    },
    ...(user === null
      ? []
      : [
          {
            key: "connections",
            label: text("mentions.list.connections"),
            icon: <IconFileUpload {...icon} />,
            onPress: () => act.onConnections(user.id),
          },
        ]),
    {
      key: "remove",
      label: text("mentions.list.remove"),
      icon: <IconTrash {...icon} />,
      onPress: () => act.onRemove(row),
      danger: true,
    },
  ];
}

function TwoLines({ first, second }: { first: ReactNode; second: string | null }) {
  return (
    <span className={classes.name}>
      <span>{first}</span>
      {second !== null && <span className={classes.quiet}>{second}</span>}
    </span>
  );
}

function Name({ row, texts }: { row: MentionRow; texts: Texts }) {
  return (
    <span className={classes.name}>
      <AppLink href={editHref(row)}>{row.displayName}</AppLink>
      <span className={classes.quiet}>{texts.text(`mentions.${row.accountType}`)}</span>
    </span>
  );
}

export function mentionColumns(texts: Texts, act: MentionActions): TableColumn<MentionRow>[] {
  const { text } = texts;
  return [
    {
      key: "name",
      header: text("mentions.list.name"),
      width: "19%",
      wrap: true,
      card: "title",
      render: (row) => <Name row={row} texts={texts} />,
    },
    {
      key: "urn",
      header: text("mentions.list.urn"),
      width: "24%",
      wrap: true,
      card: "line",
      render: (row) =>
        row.profileUrl === null ? (
          <code className={classes.urn} title={row.urnId}>
            {row.urnId}
          </code>
        ) : (
          <a
            className={classes.urn}
            href={row.profileUrl}
            target="_blank"
            rel="noreferrer"
            title={text("mentions.list.profile")}
          >
            {row.urnId}
          </a>
        ),
    },
    {
      key: "company",
      header: text("mentions.list.company"),
      width: "20%",
      wrap: true,
      card: "line",
      render: (row) => (
        <TwoLines
          first={row.company?.name ?? text("mentions.list.provider")}
          second={row.user === null ? null : `${text("mentions.list.from")}: ${row.user.name}`}
        />
      ),
    },
    {
      key: "status",
      header: text("mentions.list.status"),
      wrap: true,
      card: "foot",
      render: (row) => (
        <TwoLines
          first={<StatusDot tone={tones[row.status]}>{text(`mentions.state.${row.status}`)}</StatusDot>}
          second={row.approvedBy === null ? null : `${text("mentions.list.approvedBy")} ${row.approvedBy}`}
        />
      ),
    },
    {
      key: "actions",
      header: text("kit.list.actions"),
      hideHeader: true,
      align: "end",
      width: "10.75rem",
      wrap: true,
      card: "actions",
      render: (row) => (
        <span className={classes.actions}>
          {row.can.decide && row.status === "PENDING_APPROVAL" && (
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`${text("mentions.list.approve")}: ${row.displayName}`}
              onClick={() => act.onDecide(row, "ACTIVE")}
            >
              {text("mentions.list.approve")}
            </Button>
          )}
          <RowMenu name={row.displayName} actions={menuOf(row, texts, act)} />
        </span>
      ),
    },
  ];
}
