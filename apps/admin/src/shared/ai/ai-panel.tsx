import { itemsOfCall, toggleTone } from "@polyphon/rules/ai/text-request.ts";
import { AiPanel as Panel } from "@polyphon/ui/ai/ai-panel.tsx";
import { officeAi } from "@polyphon/web/ai/ai-calls.ts";
import { type AiPanelInput, useAiPanel } from "@polyphon/web/ai/use-ai-panel.ts";
import { useText } from "../text/use-text.ts";

/** Suggestions for a copy field of the back office. Loaded when somebody opens it. */
export default function AiPanel(props: AiPanelInput) {
  const { language } = useText();
  const firstItems = itemsOfCall(props.network, true);
  return <Panel {...useAiPanel({ ...props, calls: officeAi, language, firstItems, toggleTone })} />;
}
