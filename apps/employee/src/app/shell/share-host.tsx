import { Suspense } from "react";
import { useConnect } from "../../features/networks/connecting/use-connect.ts";
import { useAwaitedShares } from "../../features/sharing/receipts/awaited-shares.ts";
import { useMe } from "../../shared/session/me.ts";
import { useShareParam } from "./use-share-param.ts";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const AwaitedOutcome = lazyPart(() => import("../../features/sharing/receipts/awaited-outcome.tsx"));
const SharePostModal = lazyPart(() => import("../../features/sharing/compose/dialog/share-post.modal.tsx"));

/** The share dialog over any screen: its post is in the address, so the return from a network leads back to it. */
function OpenDialog() {
  const { postId, mode, again, setMode, close } = useShareParam();
  const connect = useConnect();
  if (postId === null) return null;
  return (
    <Suspense fallback={null}>
      <SharePostModal
        key={`${postId} ${again}`}
        postId={postId}
        mode={mode}
        again={again}
        onMode={setMode}
        onClose={close}
        onConnect={connect.start}
      />
    </Suspense>
  );
}

/** The share dialog, and what became of shares whose dialog was closed. */
export function ShareHost() {
  const { id } = useMe().account;
  const awaited = useAwaitedShares().filter(({ accountId }) => accountId === id);
  return (
    <>
      <OpenDialog />
      <Suspense fallback={null}>
        {awaited.map((one) => (
          <AwaitedOutcome key={one.key} awaited={one} />
        ))}
      </Suspense>
    </>
  );
}
