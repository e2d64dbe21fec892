import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { NotBuilt } from "@polyphon/ui/feedback/state/not-built.tsx";
import { screenKey } from "../../shared/screens/screen-key.ts";
import { useText } from "../../shared/text/use-text.ts";
import { BackToDashboard } from "./back-to-dashboard.tsx";

/** A catalogued screen without a component says so, under its own name. */
export function NotBuiltScreen({ path }: { path: AdminScreenPath }) {
  const { text } = useText();
  return (
    <NotBuilt
      title={text("shell.notBuilt.title", { screen: text(screenKey(path)) })}
      text={text("shell.notBuilt.text")}
      actions={<BackToDashboard label={text("shell.notBuilt.back")} />}
    />
  );
}
