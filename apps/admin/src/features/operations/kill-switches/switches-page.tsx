import "../../../shared/theme/styles-screens.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { readKillSwitches } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { type ReactNode, useState } from "react";
import type { SwitchTarget } from "../../../shared/switches/switch-target.ts";
import { TurnDialog } from "../../../shared/switches/turn-dialog.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";
import type { KillSwitches } from "./switch-model.ts";

export type OnTurn = (target: SwitchTarget, stop: boolean) => void;

export interface SwitchesPageProps {
  title: string;
  sub: string;
  loadingRows: number;
  children: (switches: KillSwitches, onTurn: OnTurn) => ReactNode;
}

/** A screen over the kill switches as they are now, with the dialog that stops and releases. */
export function SwitchesPage({ title, sub, loadingRows, children }: SwitchesPageProps) {
  const { text } = useText();
  const found = useEndpoint(readKillSwitches, {}, { refetchInterval: 5_000 });
  const [turning, setTurning] = useState<{ target: SwitchTarget; stop: boolean } | null>(null);
  return (
    <div className={classes.page}>
      <PageHead title={title} sub={sub} />
      {found.data !== undefined && children(found.data, (target, stop) => setTurning({ target, stop }))}
      {found.data === undefined &&
        (found.isError ? (
          <LoadFailed
            title={text("kit.failed.title")}
            error={found.error}
            onAgain={() => void found.refetch()}
          />
        ) : (
          <SkeletonRows label={text("shell.frame.loading")} rows={loadingRows} />
        ))}
      {turning && <TurnDialog {...turning} onClose={() => setTurning(null)} />}
    </div>
  );
}
