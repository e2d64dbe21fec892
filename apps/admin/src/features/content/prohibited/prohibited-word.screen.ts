import { prohibitedWord } from "@polyphon/contract/content/prohibited/prohibited-word.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";
import { prohibitedWordWidget } from "./prohibited-word-widget.tsx";

export default resourceScreen(prohibitedWord, { widgets: { word: prohibitedWordWidget } });
