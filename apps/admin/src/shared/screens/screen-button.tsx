import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { LinkButton } from "../address/link-button.tsx";
import { useText } from "../text/use-text.ts";
import { screenKey } from "./screen-key.ts";

/** A button that leads to a screen by its name, left out where the reader may not open it. */
export function ScreenButton({ path }: { path: AdminScreenPath }) {
  const { text } = useText();
  return (
    <LinkButton variant="default" href={path}>
      {text(screenKey(path))}
    </LinkButton>
  );
}
