import { staffNotification } from "@polyphon/contract/outreach/staff-notification.resource.ts";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";

export default resourceScreen(staffNotification);
