import { curatorCode } from "@polyphon/contract/content/post-form/curator-code.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";

export default resourceScreen(curatorCode);
