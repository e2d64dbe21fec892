import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { Suspense, useState } from "react";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { ConnectionRow } from "./connection-row.tsx";
import classes from "./connections-card.module.css";
import type { Connection } from "./connection-prompt.ts";
import { useConnections } from "./use-connections.ts";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const DisconnectModal = lazyPart(() => import("./disconnect.modal.tsx"));

/** All networks of the company: the connected account, its end, and the buttons to connect and disconnect. */
export function ConnectionsCard() {
  const { account } = useMe();
  const { data, error, refetch } = useConnections();
  const [leaving, setLeaving] = useState<Connection | null>(null);
  return (
    <Card title={t("networks.section.title")} bleed>
      {account.can.share ? (
        <p className={classes.text}>{t("networks.section.text")}</p>
      ) : (
        <div className={classes.strip}>
          <NoticeStrip tone="info">{t("networks.section.light")}</NoticeStrip>
        </div>
      )}
      {data ? (
        <ul className={classes.list}>
          {data.connections.map((connection) => (
            <ConnectionRow
              key={connection.network}
              connection={connection}
              onDisconnect={() => setLeaving(connection)}
            />
          ))}
        </ul>
      ) : error ? (
        <FailureCard
          title={t("networks.section.error")}
          error={error}
          compact
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t("networks.section.loading")} rows={3} avatar />
      )}
      {leaving !== null && (
        <Suspense fallback={null}>
          <DisconnectModal network={leaving.network} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </Card>
  );
}
