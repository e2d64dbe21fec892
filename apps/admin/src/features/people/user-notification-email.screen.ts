import { userNotificationEmail } from "@polyphon/contract/people/user-notification-email.resource.ts";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";

export default resourceScreen(userNotificationEmail);
