import { galleryImage } from "@polyphon/contract/content/gallery/gallery-image.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";
import { GalleryAi } from "./gallery-ai.tsx";

export default resourceScreen(galleryImage, { headActions: <GalleryAi />, tiles: true });
