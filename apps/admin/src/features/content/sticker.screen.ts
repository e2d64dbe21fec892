import { sticker } from "@polyphon/contract/content/sticker.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(sticker);
