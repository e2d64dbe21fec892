import { proofReaderUser } from "@polyphon/contract/people/proof-reader-user.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(proofReaderUser);
