import { category } from "@polyphon/contract/content/category.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(category);
