import { autopilotControl } from "@polyphon/contract/autopilot/autopilot-control.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";

export default resourceScreen(autopilotControl);
