import { readReview } from "@polyphon/contract/editorial/review.contract.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconArrowLeft } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { useAccount } from "../../../../shared/session/account.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { weekNumber } from "../../work/week-words.ts";
import { AssigneeChoice } from "../assignment/assignee-choice.tsx";
import { CommentThread } from "../thread/comment-thread.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewHistory } from "./review-history.tsx";
import type { Review } from "./review-model.ts";
import { ReviewVoices } from "./review-voices.tsx";
import classes from "./review.module.css";

export interface ReviewPostProps {
  id: string;
  /** The queue without this post, for small screens. */
  backHref: string;
  onDone: () => void;
}

function Head({ review }: { review: Review }) {
  const { text, language } = useText();
  const about = [
    review.categoryName,
    review.writerName,
    text(`content.languages.${review.language}`),
    text(`content.sources.${review.source}`),
    text("editorial.review.planned", {
      day: formatMoment(review.publishAt, language),
      week: weekNumber(review.week),
    }),
  ];
  return (
    <header className={classes.head}>
      <h2 className={classes.title}>{review.title}</h2>
      <p className={classes.quiet}>{about.filter((part) => part !== null).join(" · ")}</p>
      <StatusDot tone={review.can.steps.length > 0 ? "info" : "idle"}>
        {text(`content.statuses.${review.status}`)}
      </StatusDot>
      <AssigneeChoice review={review} />
    </header>
  );
}

function Surroundings({ review }: { review: Review }) {
  const { text } = useText();
  return (
    <dl className={classes.around}>
      {review.postUrl !== null && (
        <div>
          <dt>{text("editorial.review.link")}</dt>
          <dd>
            <a href={review.postUrl} target="_blank" rel="noreferrer">
              {review.postUrl}
            </a>
          </dd>
        </div>
      )}
      {review.notes !== null && (
        <div>
          <dt>{text("editorial.review.notes")}</dt>
          <dd>{review.notes}</dd>
        </div>
      )}
      {review.images.length > 0 && (
        <div>
          <dt>{text("editorial.review.pictures")}</dt>
          <dd className={classes.pictures}>
            {review.images.map(({ thumbnailUrl }, at) => (
              <img
                key={thumbnailUrl}
                src={thumbnailUrl}
                alt={text("editorial.review.picture", { at: at + 1 })}
                loading="lazy"
              />
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** One post under review: its changes, its comments and the possible actions. */
export function ReviewPost({ id, backHref, onDone }: ReviewPostProps) {
  const { text } = useText();
  const { companyId } = useAccount();
  const [against, setAgainst] = useState<string | undefined>();
  const found = useEndpoint(
    readReview,
    { id, ...(against === undefined ? {} : { against }) },
    { placeholderData: keepPreviousData },
  );
  const review = found.data;
  return (
    <>
      <div className={classes.main} aria-busy={found.isPlaceholderData}>
        <AppLink href={backHref} className={classes.back}>
          <IconArrowLeft size={15} aria-hidden /> {text("editorial.queues.back")}
        </AppLink>
        {review === undefined ? (
          <RecordState found={found} />
        ) : (
          <>
            <div className={classes.paper}>
              <Head review={review} />
              <ReviewVoices review={review} onCompare={setAgainst} />
              <Surroundings review={review} />
            </div>
            <ReviewBar key={`${review.id} ${review.version}`} review={review} onDone={onDone} />
          </>
        )}
      </div>
      {review && (
        <ReviewHistory review={review}>
          {companyId === null && <CommentThread key={review.id} review={review} />}
        </ReviewHistory>
      )}
    </>
  );
}
