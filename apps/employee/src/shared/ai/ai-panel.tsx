import { itemsOfCall, toggleTone } from "@polyphon/rules/ai/text-request.ts";
import { AiPanel as Panel } from "@polyphon/ui/ai/ai-panel.tsx";
import { employeeAi } from "@polyphon/web/ai/ai-calls.ts";
import { type AiPanelInput, useAiPanel } from "@polyphon/web/ai/use-ai-panel.ts";
import { language } from "../text/language.ts";

/** Suggestions for a copy field of this app. Loaded when somebody opens it. */
export default function AiPanel(props: AiPanelInput) {
  const firstItems = itemsOfCall(props.network, true);
  return <Panel {...useAiPanel({ ...props, calls: employeeAi, language, firstItems, toggleTone })} />;
}
