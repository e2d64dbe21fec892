import { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { FailureCard } from "../../../../shared/failure/failure-card.tsx";
import { t } from "../../../../shared/text/text.ts";
import { useReturnFocus } from "../../../../shared/dialog/use-return-focus.ts";
import { DialogFrame } from "../../dialog-frame.tsx";
import { ShareDialog, type ShareMode } from "./share-dialog.tsx";
import { useOverview } from "../../schedule/use-overview.ts";

export interface SharePostModalProps {
  postId: number;
  mode: ShareMode;
  /** The failed share whose text is changed and shared again. */
  again: number | null;
  onMode: (mode: ShareMode) => void;
  onClose: () => void;
  /** Goes to the network's consent page. */
  onConnect: (network: Network) => void;
}

/** Loads the post and the connections, which the dialog needs; the weekly limits may arrive later or never. */
export default function SharePostModal(props: SharePostModalProps) {
  const { postId, again, onClose } = props;
  useReturnFocus();
  const post = useEndpoint(readFrontPost, { id: postId });
  const connections = useEndpoint(listConnections, {});
  const overview = useOverview().query;
  const failed = useEndpoint(readShare, { shareId: again ?? 0 }, { enabled: again !== null });
  const error = post.error ?? connections.error ?? failed.error;
  if (post.data && connections.data && (again === null || failed.data)) {
    return (
      <ShareDialog
        {...props}
        post={post.data}
        connections={connections.data.connections}
        overview={overview.data}
        failed={failed.data?.can.shareAgain ? failed.data : null}
      />
    );
  }
  const retry = () => {
    void post.refetch();
    void connections.refetch();
    if (again !== null) void failed.refetch();
  };
  return (
    <DialogFrame
      title={t("sharing.dialog.share")}
      sub={post.data?.title ?? ""}
      thumbnail={null}
      wide={!error}
      onClose={onClose}
    >
      {error ? (
        <FailureCard title={t("sharing.message.invalid")} error={error} onRetry={retry} />
      ) : (
        <SkeletonRows label={t("sharing.dialog.loading")} rows={6} />
      )}
    </DialogFrame>
  );
}
