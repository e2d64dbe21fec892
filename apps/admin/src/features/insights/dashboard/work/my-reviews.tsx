import { Button } from "@mantine/core";
import { listMyReviews } from "@polyphon/contract/editorial/work.contract.ts";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import classes from "../dashboard.module.css";
import { FigureLinks } from "../figure-links.tsx";
import { FiguresCard } from "../figures-card.tsx";

const shown = 5;

/** What an editor decided this week: the numbers, and below them the decisions that they count. */
export function MyReviews() {
  const { text, language } = useText();
  const list = usePages(listMyReviews, { limit: shown }, { staleTime: 30_000 });
  const counted = list.data?.pages[0];
  const rows = itemsOf(list.data);
  return (
    <FiguresCard title={text("insights.figures.myReviews")} found={[list]}>
      <FigureLinks
        figures={[
          {
            key: "approved",
            label: text("insights.figures.approved"),
            value: (counted?.approved ?? 0).toLocaleString(language),
            detail: text("insights.figures.publishedToo"),
            href: null,
          },
          {
            key: "returned",
            label: text("insights.figures.returned"),
            value: (counted?.returned ?? 0).toLocaleString(language),
            detail: text("insights.figures.returnedText"),
            href: null,
          },
        ]}
      />
      {rows.length === 0 ? (
        <p className={classes.calm}>{text("insights.figures.reviewsNothing")}</p>
      ) : (
        <ul className={classes.decisions} aria-label={text("insights.figures.decisions")}>
          {rows.map(({ key, postId, title, action, at }) => (
            <li key={key}>
              <AppLink className={classes.post} href={screenHref("/admin/view-post/:id", { id: postId })}>
                {title}
              </AppLink>
              <span className={classes.quiet}>
                {text(`editorial.actions.${action}`)} · {formatMoment(at, language)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="subtle"
          size="xs"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text("insights.figures.showMore")}
        </Button>
      )}
    </FiguresCard>
  );
}
