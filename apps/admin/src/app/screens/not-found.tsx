import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { IconMapOff } from "@tabler/icons-react";
import { useText } from "../../shared/text/use-text.ts";
import { BackToDashboard } from "./back-to-dashboard.tsx";

export function NotFound() {
  const { text } = useText();
  return (
    <main id="main">
      <EmptyState
        icon={<IconMapOff size={22} stroke={1.7} />}
        title={text("shell.notFound.title")}
        text={text("shell.notFound.text")}
        headingLevel={1}
        actions={<BackToDashboard label={text("shell.notFound.back")} />}
      />
    </main>
  );
}
