import { listOwnPosts, readOwnPost } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { t } from "../../../shared/text/text.ts";
import { draftOf, type OwnPost } from "./form/own-post-draft.ts";
import { OwnPostForm } from "./form/own-post-form.tsx";

/** Whether saving requires approval. */
export function useApproval(): boolean {
  return useEndpoint(listOwnPosts, { limit: 1 }).data?.approval ?? true;
}

export interface StoredOwnPostProps {
  id: number;
  as: "edit" | "duplicate";
  onSaved: (post: OwnPost) => void;
}

/** An own post in the form, to edit it or to start another one from it. */
export function StoredOwnPost({ id, as, onSaved }: StoredOwnPostProps) {
  const found = useEndpoint(readOwnPost, { id }, { refetchOnWindowFocus: false });
  const approval = useApproval();
  if (found.isPending)
    return (
      <Card bleed>
        <SkeletonRows label={t("ownPosts.loading")} rows={6} />
      </Card>
    );
  if (found.isError)
    return (
      <Card bleed>
        <FailureCard
          headingLevel={1}
          title={t("ownPosts.readFailed")}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      </Card>
    );
  const post = found.data;
  return (
    <OwnPostForm
      key={post.id}
      initial={draftOf(post)}
      edited={as === "edit" ? post : null}
      duplicated={as === "duplicate" ? post : null}
      approval={approval}
      link={null}
      onSaved={onSaved}
      onReload={() => void found.refetch()}
    />
  );
}
