import { readPage } from "@polyphon/contract/site/site.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import type { ReactNode } from "react";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { formatsOf } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import classes from "./cms-page.module.css";
import PageText from "./page-text.tsx";

export interface CmsPageProps {
  /** The address without its slash. */
  pageKey: string;
  /** Shown when the page does not exist. */
  missing: ReactNode;
  /** Shows when the text was last changed, as a legal text should. */
  dated?: boolean | undefined;
  /** Shows the text; by default all of it. */
  renderText?: ((html: string) => ReactNode) | undefined;
  /** Below the text. */
  children?: ReactNode;
}

const { date } = formatsOf("UTC");

/** A page written by the provider's staff, in the language of the reader. */
export function CmsPage({ pageKey, missing, dated, renderText, children }: CmsPageProps) {
  const page = useEndpoint(readPage, { page: pageKey }, { retry: false, staleTime: 300_000 });
  useTitle(page.data?.title ?? t("screens./:key"));
  if (problemOf(page.error)?.error === "not_found") return missing;
  if (page.error) {
    const retry = () => void page.refetch();
    return (
      <Card bleed>
        <FailureCard title={t("site.page.error")} error={page.error} headingLevel={1} onRetry={retry} />
      </Card>
    );
  }
  if (!page.data) {
    return (
      <Card bleed>
        <SkeletonRows label={t("site.page.loading")} rows={5} />
      </Card>
    );
  }
  const { title, description, updatedAt } = page.data;
  return (
    <article className={classes.page}>
      <div className={classes.head}>
        <PageHead title={title} sub={dated ? t("site.page.updated", { date: date(updatedAt) }) : undefined} />
      </div>
      {renderText?.(description) ?? (
        <Card bleed>
          <PageText html={description} />
        </Card>
      )}
      {children}
    </article>
  );
}
