import { sticker } from "@polyphon/contract/content/gallery/sticker.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";

export default resourceScreen(sticker, { tiles: true });
