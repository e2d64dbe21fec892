import { prohibitedWord } from "@polyphon/contract/content/prohibited-word.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";
import { prohibitedWordWidget } from "./prohibited-word.widget.tsx";

export default resourceScreen(prohibitedWord, { widgets: { word: prohibitedWordWidget } });
