import { badge } from "@polyphon/contract/recognition/badge.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(badge);
