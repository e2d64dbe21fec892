import { readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import EditTextModal from "../../../features/sharing/shares/edit/edit-text.modal.tsx";
import RescheduleModal from "../../../features/sharing/schedule/reschedule.modal.tsx";

export interface EditPlannedShareProps {
  doing: "text" | "time";
  shareId: number;
  onClose: () => void;
}

/** Text and time of a planned share are edited like any other's; afterwards the autopilot leaves it alone. */
export default function EditPlannedShare({ doing, shareId, onClose }: EditPlannedShareProps) {
  const { data: share } = useEndpoint(readShare, { shareId });
  if (!share) return null;
  return doing === "text" ? (
    <EditTextModal share={share} onClose={onClose} />
  ) : (
    <RescheduleModal share={share} onClose={onClose} />
  );
}
