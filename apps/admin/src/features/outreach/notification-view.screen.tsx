import "../../shared/theme/styles-screens.ts";
import { ResourceView } from "@polyphon/admin-kit/screens/resource-view.tsx";
import { staffNotification } from "@polyphon/contract/outreach/staff-notification.resource.ts";
import { useParams } from "@tanstack/react-router";
import { NotificationReaders } from "./notification-readers.tsx";

/** What was sent, and who has read it. */
export default function NotificationViewScreen() {
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const number = Number(id);
  return (
    <>
      <ResourceView key={number} resource={staffNotification} id={number} />
      <NotificationReaders id={number} />
    </>
  );
}
