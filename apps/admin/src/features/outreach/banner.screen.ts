import { banner } from "@polyphon/contract/outreach/banner.resource.ts";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";

export default resourceScreen(banner);
