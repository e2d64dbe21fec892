import { Button } from "@mantine/core";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { readPostAs, readPostAudience } from "@polyphon/contract/content/post/post-audience.contract.ts";
import type { HiddenReason } from "@polyphon/contract/content/content.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useAccount } from "../../../shared/session/account.ts";
import { useMay } from "../../../shared/session/use-may.ts";
import { formatClock } from "../../../shared/time/format-time.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import type { StoredPost } from "../post-form/draft/post-draft.ts";
import { AudienceCompanies, CompanyState } from "./audience-companies.tsx";
import { SeeAs } from "./see-as.tsx";
import classes from "./post-audience.module.css";

type Audience = OutputOf<typeof readPostAudience>;

function peopleWords({ people }: Audience, { text, language }: Texts): string {
  const formatted = people.value.toLocaleString(language);
  if (!people.exact) return text("content.audience.peopleMore", { formatted });
  return people.value === 0
    ? text("content.audience.nobody")
    : text("content.audience.people", { count: people.value, formatted });
}

/** Reasons that are the post's own: the same for every company. */
const ofThePost: ReadonlySet<HiddenReason | null> = new Set<HiddenReason>(["NOT_PUBLISHED", "STOPPED"]);

function Companies({
  post,
  audience,
  rows,
}: {
  post: StoredPost;
  audience: Audience;
  rows: Audience["items"];
}) {
  const { text } = useText();
  const { companyId } = useAccount();
  const [first] = rows;
  const { all, seeing, unconnected } = audience.companies;
  const category = post.categoryName;
  const own = companyId !== null || (all === 1 && unconnected === null);
  if (first === undefined)
    return <p className={classes.line}>{text("content.audience.noCompany", { category })}</p>;
  if (own || ofThePost.has(first.hidden)) return <CompanyState post={post} row={first} />;
  return (
    <>
      <p className={classes.line}>
        {text("content.audience.among", { seeing, all })}
        {unconnected !== null && unconnected > 0 && (
          <>
            {" "}
            {text("content.audience.unconnected", { count: unconnected, category })}{" "}
            <AppLink optional href={screenHref("/admin/category-list", {}, { search: category })}>
              {text("content.audience.next.category")}
            </AppLink>
          </>
        )}
      </p>
      <AudienceCompanies post={post} rows={rows} />
    </>
  );
}

function Counted({ post }: { post: StoredPost }) {
  const texts = useText();
  const { text, language } = texts;
  const list = usePages(readPostAudience, { id: post.id });
  const audience = list.data?.pages[0];
  if (audience === undefined)
    return list.isError ? (
      <LoadFailed
        compact
        title={text("content.audience.failed")}
        error={list.error}
        onAgain={() => void list.refetch()}
      />
    ) : (
      <SkeletonRows label={text("content.audience.loading")} rows={2} />
    );
  const time = formatClock(new Date(audience.countedAt));
  return (
    <div className={classes.part}>
      <p className={classes.total}>
        {peopleWords(audience, texts)}{" "}
        <span className={classes.quiet}>{text("content.audience.countedAt", { time })}</span>
      </p>
      <Companies post={post} audience={audience} rows={itemsOf(list.data)} />
      {list.hasNextPage && (
        <div>
          <Button
            variant="subtle"
            size="xs"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {text("content.audience.more")}
          </Button>
        </div>
      )}
      <p className={classes.quiet}>
        {text("content.audience.counted")}
        {!audience.people.exact &&
          ` ${text("content.audience.first", { formatted: limits.audience.counted.toLocaleString(language) })}`}
      </p>
    </div>
  );
}

/** Who sees the post now and why others do not, and how it is for one of them. */
export function PostAudience({ post }: { post: StoredPost }) {
  const { text } = useText();
  const may = useMay();
  return (
    <Card title={text("content.audience.title")}>
      <div className={classes.parts}>
        <Counted post={post} />
        {may(readPostAs.access) && <SeeAs post={post} />}
      </div>
    </Card>
  );
}
