import { sliderImage } from "@polyphon/contract/individuals/slider-image.resource.ts";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";

export default resourceScreen(sliderImage);
