import { lazy, Suspense } from "react";
import { useAccount } from "../session/account.ts";
import { useDesk } from "./use-desk.ts";

// Lists load the widgets anyway; the frame need not.
const SavedViewsBar = lazy(() => import("./saved-views-bar.tsx"));

/** Named filters of the open list. Nothing to see where the desk is not open. */
export function SavedViews() {
  const desk = useDesk(useAccount());
  return (
    <Suspense>
      <SavedViewsBar desk={desk} />
    </Suspense>
  );
}
