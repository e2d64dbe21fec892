import { postTag } from "@polyphon/contract/content/post-tag.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(postTag);
