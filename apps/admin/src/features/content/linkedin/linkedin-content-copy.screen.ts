import { linkedinContentCopy } from "@polyphon/contract/content/linkedin/linkedin-content-copy.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";

export default resourceScreen(linkedinContentCopy);
