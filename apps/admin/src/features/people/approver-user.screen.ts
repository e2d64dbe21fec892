import { approverUser } from "@polyphon/contract/people/approver-user.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(approverUser);
