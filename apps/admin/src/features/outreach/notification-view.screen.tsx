import "../../shared/theme/styles-screens.ts";
import { useRow } from "@polyphon/admin-kit/row/use-row.ts";
import { ResourceView } from "@polyphon/admin-kit/screens/resource-view.tsx";
import { staffNotification } from "@polyphon/contract/outreach/staff-notification.resource.ts";
import { useRecordId } from "../../shared/address/record-address.ts";
import { NotificationReaders } from "./notification-readers.tsx";

/** What was sent, and who has read it. */
export default function NotificationViewScreen() {
  const id = useRecordId();
  const { data } = useRow(staffNotification, id);
  return (
    <>
      <ResourceView key={id} resource={staffNotification} id={id} />
      {data !== undefined && <NotificationReaders id={id} />}
    </>
  );
}
