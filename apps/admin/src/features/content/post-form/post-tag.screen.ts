import { postTag } from "@polyphon/contract/content/post-form/post-tag.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";

export default resourceScreen(postTag);
