import { limits } from "@polyphon/contract/limits.ts";
import { markBadgesViewed, popupBadges } from "@polyphon/contract/recognition/recognition.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { useConnect } from "../../features/networks/connecting/use-connect.ts";
import { CongratulationModal } from "../../features/recognition/badges/congratulation.modal.tsx";
import { useDueBadges } from "./due-badges.ts";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const ShareBadgeModal = lazyPart(() => import("../../features/sharing/badge/share-badge.modal.tsx"));

/** Closing marks the badges as seen; a failure to save that is ignored. */
function useMarkViewed() {
  const call = useApi();
  const queries = useQueryClient();
  return (ids: readonly number[]) => {
    setTimeout(() => {
      call(markBadgesViewed, { ids: [...ids] }).catch(() => undefined);
    }, limits.badge.viewedAfterMs);
    queries.setQueryData([popupBadges.name, {}], []);
  };
}

/** New badges after the login: congratulations, and each can be shared. Without any it ends at once. */
export default function BadgesModal({ onOver }: { onOver: () => void }) {
  const badges = useDueBadges(true);
  const [sharing, setSharing] = useState<number | null>(null);
  const connect = useConnect();
  const markViewed = useMarkViewed();
  const nothing = badges.isError || badges.data?.length === 0;
  useEffect(() => {
    if (nothing) onOver();
  }, [nothing, onOver]);
  if (nothing || badges.data === undefined) return null;

  const close = () => {
    markViewed(badges.data.map(({ id }) => id));
    onOver();
  };
  const shared = badges.data.find(({ id }) => id === sharing);
  if (shared === undefined)
    return <CongratulationModal badges={badges.data} onShare={({ id }) => setSharing(id)} onClose={close} />;
  return (
    <Suspense fallback={null}>
      <ShareBadgeModal badge={shared} onClose={() => setSharing(null)} onConnect={connect.start} />
    </Suspense>
  );
}
