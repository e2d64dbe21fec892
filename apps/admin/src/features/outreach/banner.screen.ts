import { banner } from "@polyphon/contract/outreach/banner.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(banner);
