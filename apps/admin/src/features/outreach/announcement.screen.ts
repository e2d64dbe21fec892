import { announcement } from "@polyphon/contract/outreach/announcement.resource.ts";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";

export default resourceScreen(announcement);
