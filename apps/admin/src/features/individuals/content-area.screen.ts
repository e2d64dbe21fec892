import { contentArea } from "@polyphon/contract/individuals/content-area.resource.ts";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";

export default resourceScreen(contentArea);
