import type { Network } from "@polyphon/contract/networks/networks.ts";
import { Segmented } from "@polyphon/ui/input/segmented.tsx";
import { useState } from "react";
import { t } from "../../shared/text.ts";
import classes from "./compose-step.module.css";
import { ComposeFooter } from "./compose-footer.tsx";
import { CopyField } from "./copy-field.tsx";
import { NetworkChips } from "./network-chips.tsx";
import { PreviewSide } from "./preview-side.tsx";
import { ScheduleFieldset } from "./schedule-fieldset.tsx";
import type { Post, Share } from "./share-model.ts";
import type { Composer } from "./use-composer.ts";
import { useSendShare } from "./use-send-share.ts";

export interface ComposeStepProps {
  post: Post;
  composer: Composer;
  queueing: boolean;
  onQueueing: (on: boolean) => void;
  onConnect: (network: Network) => void;
  onSent: (shares: readonly Share[]) => void;
}

export function ComposeStep({ post, composer, queueing, onQueueing, onConnect, onSent }: ComposeStepProps) {
  const [view, setView] = useState<"write" | "preview">("write");
  const send = useSendShare(post, composer, onSent);

  const submit = (kind: "now" | "queue") => {
    setView("write");
    send.submit(kind);
  };
  const leaveQueue = () => {
    send.resetSchedule();
    onQueueing(false);
  };
  return (
    <>
      <div className={classes.switch}>
        <Segmented
          full
          label={t("sharing.dialog.view")}
          value={view}
          onChange={setView}
          options={[
            { value: "write", label: t("sharing.dialog.write") },
            { value: "preview", label: t("sharing.dialog.preview") },
          ]}
        />
      </div>
      <div className={classes.columns} data-view={view}>
        <div className={classes.left}>
          <NetworkChips composer={composer} onConnect={onConnect} fault={send.networkFault} />
          <CopyField post={post} composer={composer} lines={queueing ? 4 : 6} fault={send.copyFault} />
          {queueing && (
            <ScheduleFieldset fields={send.schedule} onChange={send.setSchedule} fault={send.scheduleFault} />
          )}
        </div>
        <div className={classes.right}>
          <PreviewSide post={post} composer={composer} />
        </div>
      </div>
      <ComposeFooter
        post={post}
        composer={composer}
        send={send}
        queueing={queueing}
        onShareNow={() => submit("now")}
        onAddToQueue={() => {
          setView("write");
          onQueueing(true);
        }}
        onSubmit={() => submit("queue")}
        onCancel={leaveQueue}
      />
    </>
  );
}
