import { Suspense, useState } from "react";
import { useConnect } from "../../features/networks/connecting/use-connect.ts";
import type { Badge } from "../../features/recognition/badges/badge-model.ts";
import { BadgesCard } from "../../features/recognition/badges/badges-card.tsx";
import LevelCard from "../../features/recognition/levels/level-card.tsx";
import { useMe } from "../../shared/session/me.ts";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const ShareBadgeModal = lazyPart(() => import("../../features/sharing/badge/share-badge.modal.tsx"));

function Badges() {
  const connect = useConnect();
  const [shared, setShared] = useState<Badge | null>(null);
  return (
    <>
      <BadgesCard onShare={setShared} />
      {shared !== null && (
        <Suspense fallback={null}>
          <ShareBadgeModal badge={shared} onClose={() => setShared(null)} onConnect={connect.start} />
        </Suspense>
      )}
    </>
  );
}

/** The user's level and badges, as far as the company uses them. */
export default function RecognitionPart() {
  const { companyMeta } = useMe().company;
  return (
    <>
      {companyMeta.userProficiencyLevelFeature && <LevelCard />}
      {companyMeta.badgesFeature && <Badges />}
    </>
  );
}
