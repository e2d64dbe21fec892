import { lazy, Suspense } from "react";
import { useConnect } from "../../features/networks/connecting/use-connect.ts";
import { useShareParam } from "./use-share-param.ts";

const SharePostModal = lazy(() => import("../../features/sharing/compose/dialog/share-post.modal.tsx"));

/** The share dialog over any screen: its post is in the address, so the return from a network leads back to it. */
export function ShareHost() {
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
