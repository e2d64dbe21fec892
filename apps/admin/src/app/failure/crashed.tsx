import { Button } from "@mantine/core";
import { ErrorState } from "@polyphon/ui/feedback/state/error-state.tsx";
import { useText } from "../../shared/text/use-text.ts";

/** A screen that threw. Loading again also fetches the newest version after a deployment. */
export function Crashed() {
  const { text } = useText();
  return (
    <ErrorState
      title={text("shell.crashed.title")}
      text={text("shell.crashed.text")}
      headingLevel={1}
      actions={
        <Button variant="default" onClick={() => globalThis.location.reload()}>
          {text("shell.crashed.again")}
        </Button>
      }
    />
  );
}
