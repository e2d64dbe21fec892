import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { t } from "../../../shared/text/text.ts";
import { isMoving } from "../receipts/is-moving.ts";
import { ShareList } from "./share-list.tsx";

/** The receipts of one post; empty when there are none. */
export function PostSharesCard({ postId }: { postId: number }) {
  const { data } = useEndpoint(
    listShares,
    { postId },
    {
      refetchInterval: ({ state }) =>
        state.data?.items.some((share) => isMoving(share, Date.now())) ? 3_000 : false,
    },
  );
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card title={t("content.details.yourShares")} bleed>
      <ShareList shares={data.items} />
    </Card>
  );
}
