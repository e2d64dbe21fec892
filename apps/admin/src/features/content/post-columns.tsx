import { RowMenu } from "@polyphon/admin-kit/row-menu.tsx";
import type { listPosts } from "@polyphon/contract/content/content.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { TableColumn } from "@polyphon/ui/data/table-model.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { IconEye, IconPencil, IconPhoto } from "@tabler/icons-react";
import { type Account, holds } from "../../shared/account.ts";
import { AppLink, type Go } from "../../shared/app-link.tsx";
import { formatDate, formatMoment } from "../../shared/format-time.ts";
import { postStateWords } from "../../shared/post-state.ts";
import { screenHref } from "../../shared/screen-href.ts";
import type { Texts } from "../../shared/use-text.ts";
import classes from "./post-list.module.css";

export type PostRow = OutputOf<typeof listPosts>["items"][number];

export const viewHref = ({ id }: PostRow): string => screenHref("/admin/view-post/:id", { id });
export const editHref = ({ id }: PostRow): string => screenHref("/admin/edit-post/:id", { id });

function PostName({ row, texts: { text } }: { row: PostRow; texts: Texts }) {
  const marks = [
    ...(row.frontPageNews ? [text("content.list.frontPageNews")] : []),
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

function PostStanding({ row, needs: { texts, now, phone } }: { row: PostRow; needs: PostColumnNeeds }) {
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

export interface PostColumnNeeds {
  readonly texts: Texts;
  readonly account: Account;
  readonly go: Go;
  readonly now: Date;
  /** Cards instead of columns: the figures stand beside the state. */
  readonly phone: boolean;
}

export function postActions(row: PostRow, { texts: { text }, account, go }: PostColumnNeeds) {
  return [
    ...(holds(account, "view_post")
      ? [
          {
            key: "view",
            label: text("content.list.view"),
            icon: <IconEye size={15} stroke={1.7} aria-hidden />,
            onPress: () => go(viewHref(row)),
          },
        ]
      : []),
    ...(row.can.edit
      ? [
          {
            key: "edit",
            label: text("content.list.edit"),
            icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
            onPress: () => go(editHref(row)),
          },
        ]
      : []),
  ];
}

export function postColumns(needs: PostColumnNeeds): TableColumn<PostRow>[] {
  const { text, language } = needs.texts;
  const figure = (value: number) => value.toLocaleString(language);
  return [
    {
      key: "title",
      header: text("content.list.post"),
      width: "32%",
      wrap: true,
      card: "title",
      render: (row) => <PostName row={row} texts={needs.texts} />,
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
      card: "foot",
      render: (row) => <PostStanding row={row} needs={needs} />,
    },
    {
      key: "actions",
      header: text("kit.list.actions"),
      hideHeader: true,
      align: "end",
      width: "56px",
      wrap: true,
      card: "actions",
      render: (row) => <RowMenu name={row.title} actions={postActions(row, needs)} />,
    },
  ];
}
