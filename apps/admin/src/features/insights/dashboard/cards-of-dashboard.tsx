import { dueCards } from "@polyphon/contract/insights/due-cards.ts";
import { waitingCards } from "@polyphon/contract/insights/waiting-cards.ts";
import type { DashboardCard } from "@polyphon/contract/operations/settings/dashboard-cards.ts";
import { Actions } from "./actions.tsx";
import { CompanyFigures } from "./company/company-figures.tsx";
import { LatestFailures } from "./company/latest-failures.tsx";
import { OwnPostsBack } from "./company/own-posts-back.tsx";
import { ProviderFigures } from "./company/provider-figures.tsx";
import classes from "./dashboard.module.css";
import { DueCard } from "./due/due-card.tsx";
import { LatestEnquiries } from "./latest/latest-enquiries.tsx";
import { LatestPosts } from "./latest/latest-posts.tsx";
import { LatestUsers } from "./latest/latest-users.tsx";
import { NextPosts } from "./latest/next-posts.tsx";
import { WaitingCard } from "./waiting-card.tsx";
import { PostFigures } from "./post-figures.tsx";
import { MyReviews } from "./work/my-reviews.tsx";
import { MyWork } from "./work/my-work.tsx";
import { ReturnedPosts } from "./work/returned-posts.tsx";

export interface CardsProps {
  /** Those that the server shows this account. */
  cards: readonly DashboardCard[];
}

const someOf = (cards: readonly DashboardCard[], wanted: readonly DashboardCard[]) =>
  wanted.some((card) => cards.includes(card));

/** What waits, and what is due. */
export function TasksOfRole({ cards }: CardsProps) {
  const [waits, due] = [someOf(cards, waitingCards), someOf(cards, dueCards)];
  if (!waits && !due) return null;
  return (
    <div className={classes.pair}>
      {waits && <WaitingCard cards={cards} />}
      {due && <DueCard cards={cards} />}
    </div>
  );
}

/** What came back. */
export function ReturnedToRole({
  cards,
  companies,
}: CardsProps & { companies: readonly { readonly id: number }[] }) {
  const posts = someOf(cards, ["returnedPosts", "postsBack"]);
  const ownPosts = cards.includes("ownPostsBack");
  const failures = cards.includes("latestFailures");
  return (
    <>
      {posts && <ReturnedPosts />}
      {(ownPosts || failures) && (
        <div className={classes.pair}>
          {failures && <LatestFailures companies={companies} />}
          {ownPosts && <OwnPostsBack />}
        </div>
      )}
    </>
  );
}

export function FiguresOfRole({ cards }: CardsProps) {
  return (
    <>
      {cards.includes("myWork") && <MyWork />}
      {cards.includes("myReviews") && <MyReviews />}
      {cards.includes("companyFigures") && <CompanyFigures />}
      {cards.includes("providerFigures") && <ProviderFigures />}
      {cards.includes("postFigures") && <PostFigures />}
    </>
  );
}

export function LatestOfRole({ cards }: CardsProps) {
  return (
    <>
      {someOf(cards, ["latestPosts", "nextPosts"]) && (
        <div className={classes.columns}>
          {cards.includes("latestPosts") && <LatestPosts />}
          {cards.includes("nextPosts") && <NextPosts />}
        </div>
      )}
      {someOf(cards, ["latestUsers", "latestEnquiries"]) && (
        <div className={classes.pair}>
          {cards.includes("latestUsers") && <LatestUsers />}
          {cards.includes("latestEnquiries") && <LatestEnquiries />}
        </div>
      )}
      {cards.includes("actions") && <Actions />}
    </>
  );
}
