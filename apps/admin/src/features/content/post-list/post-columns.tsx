import { numberColumn } from "@polyphon/admin-kit/column/number-column.ts";
import { actionsColumn } from "@polyphon/admin-kit/column/actions-column.tsx";
import type { RowAction } from "@polyphon/admin-kit/row/row-menu.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
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
import { figureColumn } from "../../../shared/figures/figure-column.ts";
import { figureText } from "../../../shared/figures/figure-text.ts";
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

/** What is special about a post, in words. */
function marksOf(row: PostRow, { text }: Texts): readonly string[] {
  return [
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
}

function PostName({ row, texts }: { row: PostRow; texts: Texts }) {
  const marks = marksOf(row, texts);
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
  const { text } = texts;
  const { tone, words } = postStateWords(row, now, text);
  const figure = (key: "shares" | "clicks") => {
    const shown = { value: row[key], rounded: row.rounded, byWeek: key === "clicks" };
    return `${text(`content.list.${key}`)} ${figureText(shown, texts)}`;
  };
  return (
    <span className={classes.standing}>
      <StatusDot tone={tone}>{words}</StatusDot>
      {phone && (
        <span className={classes.quiet}>
          {figure("shares")} · {figure("clicks")}
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

export function postColumns(deps: PostColumnDeps): ListColumn<PostRow>[] {
  const { text, language } = deps.texts;
  const figure = (key: "shares" | "clicks") =>
    figureColumn<PostRow>(deps.texts, {
      key,
      header: text(`content.list.${key}`),
      card: "hidden",
      figure: (row) => ({ value: row[key], rounded: row.rounded, byWeek: key === "clicks" }),
    });
  const untilWords = ({ endsOn }: PostRow) =>
    endsOn === null ? text("content.list.noEnd") : formatDate(endsOn, language);
  return [
    {
      key: "title",
      header: text("content.list.post"),
      width: "28%",
      wrap: true,
      card: "title",
      words: (row) => [row.title, ...marksOf(row, deps.texts)].join(" · "),
      render: (row) => <PostName row={row} texts={deps.texts} />,
    },
    {
      key: "category",
      header: text("content.list.category"),
      card: "hidden",
      words: (row) => row.categoryName,
    },
    {
      key: "source",
      header: text("content.list.source"),
      card: "hidden",
      words: (row) => text(`content.sources.${row.source}`),
    },
    {
      key: "language",
      header: text("content.list.language"),
      card: "hidden",
      words: (row) => text(`content.languages.${row.language}`),
    },
    numberColumn<PostRow>(language, {
      key: "voices",
      header: text("content.list.voices"),
      card: "hidden",
      value: (row) => row.voices,
    }),
    {
      key: "publish",
      header: text("content.list.publish"),
      card: "hidden",
      clock: true,
      words: (row) => (row.publishAt === null ? "" : formatMoment(row.publishAt, language)),
    },
    {
      key: "until",
      header: text("content.list.until"),
      card: "hidden",
      words: untilWords,
      render: (row) =>
        row.endsOn === null ? <span className={classes.quiet}>{untilWords(row)}</span> : untilWords(row),
    },
    figure("shares"),
    figure("clicks"),
    {
      key: "state",
      header: text("content.list.state"),
      width: "13%",
      wrap: true,
      card: "foot",
      words: (row) => postStateWords(row, deps.now, text).words,
      render: (row) => <PostStanding row={row} deps={deps} />,
    },
    {
      key: "type",
      header: text("content.list.type"),
      optional: true,
      card: "line",
      words: (row) => text(`content.types.${row.type}`),
    },
    {
      key: "workflow",
      header: text("content.list.status"),
      optional: true,
      card: "line",
      words: (row) => text(`content.statuses.${row.status}`),
    },
    actionsColumn(
      deps.texts.text,
      (row) => row.title,
      (row) => postActions(row, deps),
    ),
  ];
}
