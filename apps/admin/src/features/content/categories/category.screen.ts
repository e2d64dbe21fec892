import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";

export default resourceScreen(category);
