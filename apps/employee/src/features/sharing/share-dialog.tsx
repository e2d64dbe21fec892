import type { Network } from "@polyphon/contract/networks/networks.ts";
import { useState } from "react";
import { t } from "../../shared/text.ts";
import { ComposeStep } from "./compose-step.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { draftStore } from "./draft-store.ts";
import { ReceiptsStep } from "./receipts-step.tsx";
import type { Connection, Overview, Post, Share } from "./share-model.ts";
import { useComposer } from "./use-composer.ts";
import { useRefreshShares } from "./use-refresh-shares.ts";

export interface ShareDialogProps {
  post: Post;
  connections: readonly Connection[];
  week: Overview["week"];
  onClose: () => void;
  onConnect: (network: Network) => void;
}

/** Write, choose a time or not, send, and see what became of it. */
export function ShareDialog({ post, connections, week, onClose, onConnect }: ShareDialogProps) {
  const composer = useComposer(post, connections, week);
  const [queueing, setQueueing] = useState(false);
  const [sent, setSent] = useState<readonly Share[] | null>(null);
  const refresh = useRefreshShares();

  const finish = (shares: readonly Share[]) => {
    draftStore.drop(post.id);
    setSent(shares);
    refresh();
  };
  const connect = (network: Network) => {
    draftStore.keep(post.id, composer.composition);
    onConnect(network);
  };
  const close = () => {
    if (sent === null && composer.composition.edited) draftStore.keep(post.id, composer.composition);
    onClose();
  };
  const writeAgain = () => {
    setQueueing(false);
    setSent(null);
  };
  const title =
    sent !== null ? "sharing.dialog.receipt" : queueing ? "sharing.dialog.queue" : "sharing.dialog.share";
  return (
    <DialogFrame
      title={t(title)}
      sub={post.title}
      thumbnail={post.images[0]?.thumbnailUrl ?? null}
      wide={sent === null}
      onClose={close}
    >
      {sent === null ? (
        <ComposeStep
          post={post}
          composer={composer}
          queueing={queueing}
          onQueueing={setQueueing}
          onConnect={connect}
          onSent={finish}
        />
      ) : (
        <ReceiptsStep
          shares={sent}
          voice={composer.composition.voice}
          onConnect={connect}
          onWriteAgain={writeAgain}
          onClose={close}
        />
      )}
    </DialogFrame>
  );
}
