import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { RowMenu, type RowAction } from "@polyphon/admin-kit/row/row-menu.tsx";
import { Button } from "@mantine/core";
import type { adminMentions } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { MentionState } from "@polyphon/contract/mentions/mentions.ts";
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

interface Lines {
  readonly first: string;
  readonly second: string | null;
}

const joined = ({ first, second }: Lines) => (second === null ? first : `${first} · ${second}`);

function TwoLines({ first, second }: { first: ReactNode; second: string | null }) {
  return (
    <span className={classes.name}>
      <span>{first}</span>
      {second !== null && <span className={classes.quiet}>{second}</span>}
    </span>
  );
}

/** What the cells of two lines say. */
function linesOf({ text }: Texts) {
  return {
    name: ({ displayName, accountType }: MentionRow): Lines => ({
      first: displayName,
      second: text(`mentions.list.choices.accountType.${accountType}`),
    }),
    company: ({ company, user }: MentionRow): Lines => ({
      first: company?.name ?? text("mentions.list.provider"),
      second: user === null ? null : `${text("mentions.list.from")}: ${user.name}`,
    }),
    status: ({ status, approvedBy }: MentionRow): Lines => ({
      first: text(`mentions.state.${status}`),
      second: approvedBy === null ? null : `${text("mentions.list.approvedBy")} ${approvedBy}`,
    }),
  };
}

export function mentionColumns(texts: Texts, act: MentionActions): ListColumn<MentionRow>[] {
  const { text } = texts;
  const lines = linesOf(texts);
  return [
    {
      key: "name",
      header: text("mentions.list.name"),
      width: "19%",
      wrap: true,
      card: "title",
      words: (row) => joined(lines.name(row)),
      render: (row) => {
        const { first, second } = lines.name(row);
        return <TwoLines first={<AppLink href={editHref(row)}>{first}</AppLink>} second={second} />;
      },
    },
    {
      key: "urn",
      header: text("mentions.list.urn"),
      width: "24%",
      wrap: true,
      card: "line",
      words: (row) => row.urnId,
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
      words: (row) => joined(lines.company(row)),
      render: (row) => <TwoLines {...lines.company(row)} />,
    },
    {
      key: "status",
      header: text("mentions.list.status"),
      wrap: true,
      card: "foot",
      words: (row) => joined(lines.status(row)),
      render: (row) => {
        const { first, second } = lines.status(row);
        return <TwoLines first={<StatusDot tone={tones[row.status]}>{first}</StatusDot>} second={second} />;
      },
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
