import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { LoadingCards } from "@polyphon/ui/feedback/loading/loading-cards.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useOnline } from "@polyphon/web/connection/browser-connection.ts";
import { IconCloudOff } from "@tabler/icons-react";
import { connection } from "../../shared/connection/connection.ts";
import { t } from "../../shared/text/text.ts";
import { PublicFrame } from "../shell/public-frame.tsx";

/** A screen whose code is still on its way. */
export function ScreenPending() {
  if (useOnline(connection)) return <LoadingCards label={t("shell.loading")} count={2} />;
  return (
    <Card bleed>
      <EmptyState
        icon={<IconCloudOff size={22} stroke={1.7} />}
        headingLevel={1}
        title={t("shell.failure.offlineTitle")}
        text={t("shell.failure.offlineLoads")}
      />
    </Card>
  );
}

/** The same before the frame of the app is there. */
export function FramePending() {
  return (
    <PublicFrame plain>
      <ScreenPending />
    </PublicFrame>
  );
}
