import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { RowOf } from "@polyphon/admin-kit/list/use-list.ts";
import type { listAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import type { Rating } from "@polyphon/contract/surveys/surveys.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import classes from "../surveys.module.css";

export type ReplyRow = RowOf<typeof listAnswers>;

export const ratingTones: Readonly<Record<Rating, StatusTone>> = { Happy: "ok", Neutral: "idle", Sad: "bad" };

export const nameOf = ({ user }: ReplyRow, { text }: Texts): string =>
  user === null ? text("surveys.answers.unnamed") : user.name;

export function answerColumns(texts: Texts, onOpen: (row: ReplyRow) => void): ListColumn<ReplyRow>[] {
  const { text, language } = texts;
  const ratingWords = ({ rating }: ReplyRow) =>
    rating === null ? "" : text(`surveys.answers.choices.rating.${rating}`);
  return [
    {
      key: "user",
      header: text("surveys.answers.user"),
      wrap: true,
      card: "title",
      words: (row) => (row.user === null ? nameOf(row, texts) : `${nameOf(row, texts)} · ${row.user.email}`),
      render: (row) => (
        <span className={classes.name}>
          <button type="button" className={classes.open} onClick={() => onOpen(row)}>
            {nameOf(row, texts)}
          </button>
          {row.user !== null && <span className={classes.quiet}>{row.user.email}</span>}
        </span>
      ),
    },
    {
      key: "domain",
      header: text("surveys.answers.domain"),
      width: "22%",
      wrap: true,
      card: "line",
      words: ({ domain }) => domain,
    },
    {
      key: "skipCount",
      header: text("surveys.answers.skipCount"),
      width: "120px",
      align: "end",
      card: "line",
      words: ({ skipCount }) => String(skipCount),
    },
    {
      key: "rating",
      header: text("surveys.answers.rating"),
      width: "140px",
      card: "foot",
      words: ratingWords,
      render: (row) =>
        row.rating === null ? (
          text("surveys.answers.none")
        ) : (
          <StatusDot tone={ratingTones[row.rating]}>{ratingWords(row)}</StatusDot>
        ),
    },
    {
      key: "answeredAt",
      header: text("surveys.answers.answeredAt"),
      width: "190px",
      card: "foot-end",
      clock: true,
      words: ({ answeredAt, state }) =>
        answeredAt === null
          ? text(`surveys.answers.choices.state.${state}`)
          : formatMoment(answeredAt, language),
    },
  ];
}
