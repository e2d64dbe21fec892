import { corporateUser } from "@polyphon/contract/people/corporate-user.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(corporateUser);
