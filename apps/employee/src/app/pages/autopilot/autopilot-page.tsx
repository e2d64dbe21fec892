import { useNavigate, useSearch } from "@tanstack/react-router";
import { type AutopilotView, autopilotViews } from "../../../features/autopilot/autopilot-head.tsx";
import { AutopilotScreen } from "../../../features/autopilot/autopilot-screen.tsx";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const EditPlannedShare = lazyPart(() => import("./edit-planned-share.tsx"));

/** Both addresses open the same screen; they differ in what is shown first. */
export function AutopilotPage({ first }: { first: AutopilotView }) {
  const { view }: { view?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const onView = (next: AutopilotView) =>
    void navigate({ to: ".", search: next === first ? {} : { view: next }, resetScroll: false });
  return (
    <AutopilotScreen
      view={autopilotViews.find((one) => one === view) ?? first}
      onView={onView}
      EditShare={EditPlannedShare}
    />
  );
}
