import { badge } from "@polyphon/contract/recognition/badge.resource.ts";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";

export default resourceScreen(badge);
