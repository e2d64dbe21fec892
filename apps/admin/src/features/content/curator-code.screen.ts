import { curatorCode } from "@polyphon/contract/content/curator-code.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(curatorCode);
