import { approverUser } from "@polyphon/contract/people/staff/approver-user.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";

export default resourceScreen(approverUser);
