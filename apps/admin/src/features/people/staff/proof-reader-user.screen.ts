import { proofReaderUser } from "@polyphon/contract/people/staff/proof-reader-user.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";

export default resourceScreen(proofReaderUser);
