import { Suspense } from "react";
import { lazyPart } from "../connection/lazy-part.ts";
import { useAccount } from "../session/account.ts";
import { useWorkspace } from "./use-workspace.ts";

// Lists load the widgets anyway; the frame does not need them.
const SavedViewsBar = lazyPart(() => import("./saved-views-bar.tsx"));

/** Saved views of the open list. Renders nothing where the workspace is not available. */
export function SavedViews() {
  const workspace = useWorkspace(useAccount());
  return (
    <Suspense>
      <SavedViewsBar workspace={workspace} />
    </Suspense>
  );
}
