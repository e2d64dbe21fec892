import type { Network } from "@polyphon/contract/networks/networks.ts";
import { useEffect, useState } from "react";
import { t } from "../../../../shared/text/text.ts";
import { ComposeStep } from "./compose-step.tsx";
import { DialogFrame } from "../../dialog-frame.tsx";
import { draftStore } from "../../../../shared/drafts/draft-store.ts";
import { useKeptDraft } from "../../../../shared/drafts/use-kept-draft.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { ReceiptsStep } from "../../receipts/receipts-step.tsx";
import { useChosenDay } from "../../schedule/day/chosen-day.ts";
import type { Connection, Overview, Post, Share } from "../../share-model.ts";
import { useComposer, type Composer } from "../use-composer.ts";
import type { Sent } from "../sent.ts";

/** All networks, or the personal Facebook account alone, from the address. */
export type ShareMode = "all" | "facebook";

export interface ShareDialogProps {
  post: Post;
  connections: readonly Connection[];
  overview: Overview | undefined;
  /** Its text is changed and shared again. */
  failed: Share | null;
  mode: ShareMode;
  onMode: (mode: ShareMode) => void;
  onClose: () => void;
  onConnect: (network: Network) => void;
}

/** An address that opens the Facebook mode preselects Facebook. */
function useFacebookMode(composer: Composer, mode: ShareMode): boolean {
  const on = mode === "facebook" && composer.personalFacebook;
  const missing = on && !composer.composition.selected.includes("FACEBOOK");
  useEffect(() => {
    if (missing) composer.select("FACEBOOK", true);
  });
  return on;
}

function titleOf(sent: Sent | null, queueing: boolean, facebook: boolean) {
  if (sent !== null) return t("sharing.dialog.receipt");
  if (facebook) return t("sharing.compose.facebook.title");
  return t(queueing ? "sharing.dialog.queue" : "sharing.dialog.share");
}

/** Write, optionally choose a time, send, and see the result. */
export function ShareDialog(props: ShareDialogProps) {
  const { post, connections, overview, failed, mode, onMode, onClose, onConnect } = props;
  const { account } = useMe();
  const composer = useComposer(post, connections, overview?.week ?? [], failed);
  const facebookMode = useFacebookMode(composer, mode);
  const chosen = useChosenDay();
  const [queueing, setQueueing] = useState(chosen.day !== null && post.can.share);
  const [sent, setSent] = useState<Sent | null>(null);

  const { now, kept } = composer.writing;
  const isTyped = now.edited || kept.length > 0 || composer.pictureChoice.kind === "own";
  useKeptDraft(composer.draft.name, sent === null && isTyped ? composer.kept : null);

  const finish = (placed: Sent) => {
    composer.clear();
    if (queueing) chosen.clear();
    setSent(placed);
  };
  const connect = (network: Network) => {
    // The choice of networks as well, which is no text.
    draftStore.keep(account.id, composer.draft.name, composer.kept);
    onConnect(network);
  };
  const writeAgain = (network: Network) => {
    setQueueing(false);
    setSent(null);
    composer.show(network);
    onMode("all");
  };
  return (
    <DialogFrame
      title={titleOf(sent, queueing, facebookMode)}
      sub={post.title}
      thumbnail={post.images[0]?.thumbnailUrl ?? null}
      wide={sent === null}
      onClose={onClose}
    >
      {sent === null ? (
        <ComposeStep
          post={post}
          composer={composer}
          shortLinkBase={overview?.shortLinkBase ?? null}
          queueing={queueing}
          day={chosen.day}
          facebookMode={facebookMode}
          onQueueing={setQueueing}
          onFacebookMode={(on) => onMode(on ? "facebook" : "all")}
          onConnect={connect}
          onSent={finish}
        />
      ) : (
        <ReceiptsStep
          title={post.title}
          sent={sent}
          voice={composer.composition.voice}
          onConnect={connect}
          onWriteAgain={writeAgain}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  );
}
