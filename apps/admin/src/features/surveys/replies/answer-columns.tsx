import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import type { Rating } from "@polyphon/contract/surveys/surveys.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import classes from "../surveys.module.css";

export type ReplyRow = OutputOf<typeof listAnswers>["items"][number];

export const ratingTones: Readonly<Record<Rating, StatusTone>> = { Happy: "ok", Neutral: "idle", Sad: "bad" };

export const nameOf = ({ user }: ReplyRow, { text }: Texts): string =>
  user === null ? text("surveys.answers.unnamed") : user.name;

export function answerColumns(texts: Texts, onOpen: (row: ReplyRow) => void): TableColumn<ReplyRow>[] {
  const { text, language } = texts;
  return [
    {
      key: "user",
      header: text("surveys.answers.user"),
      wrap: true,
      card: "title",
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
      render: ({ domain }) => domain,
    },
    {
      key: "skipCount",
      header: text("surveys.answers.skipCount"),
      width: "120px",
      align: "end",
      card: "line",
      render: ({ skipCount }) => skipCount,
    },
    {
      key: "rating",
      header: text("surveys.answers.rating"),
      width: "140px",
      card: "foot",
      render: ({ rating }) =>
        rating === null ? (
          text("surveys.answers.none")
        ) : (
          <StatusDot tone={ratingTones[rating]}>{text(`surveys.answers.ratings.${rating}`)}</StatusDot>
        ),
    },
    {
      key: "answeredAt",
      header: text("surveys.answers.answeredAt"),
      width: "190px",
      card: "foot-end",
      render: ({ answeredAt, state }) =>
        answeredAt === null ? text(`surveys.answers.states.${state}`) : formatMoment(answeredAt, language),
    },
  ];
}
