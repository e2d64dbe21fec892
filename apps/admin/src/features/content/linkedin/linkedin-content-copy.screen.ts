import { linkedinContentCopy } from "@polyphon/contract/content/linkedin-content-copy.resource.ts";
import { resourceScreen } from "../../../shared/resource-screen.tsx";

export default resourceScreen(linkedinContentCopy);
