import { actionsColumn } from "@polyphon/admin-kit/column/actions-column.tsx";
import type { RowAction } from "@polyphon/admin-kit/row/row-menu.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import {
  IconCopy,
  IconEye,
  IconPencil,
  IconPhoto,
  IconStar,
  IconStarOff,
  IconTrash,
} from "@tabler/icons-react";
import { type Account, holds } from "../../../shared/session/account.ts";
import { AppLink, type Go } from "../../../shared/address/app-link.tsx";
import { formatDate, formatMoment } from "../../../shared/time/format-time.ts";
import { postStateWords } from "../../../shared/posts/post-state.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import type { AskedOfPosts } from "./dialogs/asked-of-posts.ts";
import classes from "./post-list.module.css";
import type { PostRow } from "./post-row.ts";

export const viewHref = ({ id }: PostRow): string => screenHref("/admin/view-post/:id", { id });
export const editHref = ({ id }: PostRow): string => screenHref("/admin/edit-post/:id", { id });

function PostName({ row, texts: { text } }: { row: PostRow; texts: Texts }) {
  const marks = [
    ...(row.serialNumber === null ? [] : [text("content.list.serial", { number: row.serialNumber })]),
    ...(row.frontPageNews
      ? [
          row.dripDays === null
            ? text("content.list.frontPageNews")
            : text("content.list.drip", { days: row.dripDays }),
        ]
      : []),
    ...(row.featuredUntil === null ? [] : [text("content.list.featured")]),
  ];
  return (
    <div className={classes.name}>
      {row.thumbnailUrl === null ? (
        <span className={classes.noThumb} aria-hidden>
          <IconPhoto size={16} stroke={1.5} />
        </span>
      ) : (
        <img className={classes.thumb} src={row.thumbnailUrl} alt="" loading="lazy" />
      )}
      <span className={classes.words}>
        <AppLink href={viewHref(row)} className={classes.title}>
          {row.title}
        </AppLink>
        {marks.length > 0 && <span className={classes.marks}>{marks.join(" · ")}</span>}
      </span>
    </div>
  );
}

function PostStanding({ row, deps: { texts, now, phone } }: { row: PostRow; deps: PostColumnDeps }) {
  const { text, language } = texts;
  const { tone, words } = postStateWords(row, now, text);
  const figure = (label: string, value: number) => `${label} ${value.toLocaleString(language)}`;
  return (
    <span className={classes.standing}>
      <StatusDot tone={tone}>{words}</StatusDot>
      {phone && (
        <span className={classes.quiet}>
          {figure(text("content.list.shares"), row.shares)} ·{" "}
          {figure(text("content.list.clicks"), row.clicks)}
        </span>
      )}
    </span>
  );
}

export interface PostColumnDeps {
  readonly texts: Texts;
  readonly account: Account;
  readonly go: Go;
  readonly now: Date;
  readonly onAsk: (asked: AskedOfPosts) => void;
  readonly onUnfeature: (row: PostRow) => void;
  /** Cards instead of columns: the figures are beside the state. */
  readonly phone: boolean;
}

const look = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

function changesOf(row: PostRow, { texts: { text }, onAsk, onUnfeature }: PostColumnDeps): RowAction[] {
  return [
    row.featuredUntil === null
      ? {
          key: "feature",
          label: text("content.list.feature"),
          icon: <IconStar {...look} />,
          onPress: () => onAsk({ what: "feature", rows: [row] }),
        }
      : {
          key: "unfeature",
          label: text("content.list.unfeature"),
          icon: <IconStarOff {...look} />,
          onPress: () => onUnfeature(row),
        },
    {
      key: "remove",
      label: text("content.list.remove"),
      icon: <IconTrash {...look} />,
      danger: true,
      onPress: () => onAsk({ what: "remove", rows: [row] }),
    },
  ];
}

export function postActions(row: PostRow, deps: PostColumnDeps): RowAction[] {
  const {
    texts: { text },
    account,
    go,
  } = deps;
  return [
    ...(holds(account, "view_post")
      ? [
          {
            key: "view",
            label: text("content.list.view"),
            icon: <IconEye {...look} />,
            onPress: () => go(viewHref(row)),
          },
        ]
      : []),
    ...(row.can.edit
      ? [
          {
            key: "edit",
            label: text("content.list.edit"),
            icon: <IconPencil {...look} />,
            onPress: () => go(editHref(row)),
          },
        ]
      : []),
    ...(row.can.duplicate
      ? [
          {
            key: "duplicate",
            label: text("content.list.duplicate"),
            icon: <IconCopy {...look} />,
            onPress: () => go(screenHref("/admin/duplicate-post/:id", { id: row.id })),
          },
        ]
      : []),
    ...(row.can.edit ? changesOf(row, deps) : []),
  ];
}

export function postColumns(deps: PostColumnDeps): TableColumn<PostRow>[] {
  const { text, language } = deps.texts;
  const figure = (value: number) => value.toLocaleString(language);
  return [
    {
      key: "title",
      header: text("content.list.post"),
      width: "32%",
      wrap: true,
      card: "title",
      render: (row) => <PostName row={row} texts={deps.texts} />,
    },
    {
      key: "category",
      header: text("content.list.category"),
      card: "hidden",
      render: (row) => row.categoryName,
    },
    {
      key: "source",
      header: text("content.list.source"),
      card: "hidden",
      render: (row) => text(`content.sources.${row.source}`),
    },
    {
      key: "language",
      header: text("content.list.language"),
      card: "hidden",
      render: (row) => text(`content.languages.${row.language}`),
    },
    {
      key: "voices",
      header: text("content.list.voices"),
      align: "end",
      card: "hidden",
      render: (row) => row.voices,
    },
    {
      key: "publish",
      header: text("content.list.publish"),
      card: "hidden",
      render: (row) => (row.publishAt === null ? "" : formatMoment(row.publishAt, language)),
    },
    {
      key: "until",
      header: text("content.list.until"),
      card: "hidden",
      render: (row) =>
        row.endsOn === null ? (
          <span className={classes.quiet}>{text("content.list.noEnd")}</span>
        ) : (
          formatDate(row.endsOn, language)
        ),
    },
    {
      key: "shares",
      header: text("content.list.shares"),
      align: "end",
      card: "hidden",
      render: (row) => figure(row.shares),
    },
    {
      key: "clicks",
      header: text("content.list.clicks"),
      align: "end",
      card: "hidden",
      render: (row) => figure(row.clicks),
    },
    {
      key: "state",
      header: text("content.list.state"),
      wrap: true,
      card: "foot",
      render: (row) => <PostStanding row={row} deps={deps} />,
    },
    actionsColumn(
      deps.texts.text,
      (row) => row.title,
      (row) => postActions(row, deps),
    ),
  ];
}
