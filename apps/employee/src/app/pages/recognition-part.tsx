import { Button } from "@mantine/core";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { Suspense, useState } from "react";
import { useConnect } from "../../features/networks/connecting/use-connect.ts";
import type { Badge } from "../../features/recognition/badges/badge-model.ts";
import { BadgesCard } from "../../features/recognition/badges/badges-card.tsx";
import { useMe } from "../../shared/session/me.ts";
import { t } from "../../shared/text/text.ts";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const LevelsModal = lazyPart(() => import("../../features/recognition/levels.modal.tsx"));
const ShareBadgeModal = lazyPart(() => import("../../features/sharing/badge/share-badge.modal.tsx"));

function LevelCard() {
  const { account } = useMe();
  const [open, setOpen] = useState(false);
  return (
    <Card
      title={t("recognition.levels.now")}
      aside={
        <Button variant="subtle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("recognition.levels.open")}
        </Button>
      }
      bleed
    >
      {t(`recognition.levels.name.${account.userMeta.proficiencyLevel.key}`)}
      {open && (
        <Suspense fallback={null}>
          <LevelsModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

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
