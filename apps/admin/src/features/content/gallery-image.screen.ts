import { galleryImage } from "@polyphon/contract/content/gallery-image.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(galleryImage);
