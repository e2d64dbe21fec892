import { useEffect } from "react";
import { useText } from "./use-text.ts";

/** Names the browser tab after the screen. */
export function useScreenTitle(name: string): void {
  const { text } = useText();
  useEffect(() => {
    document.title = name === "" ? text("shell.product") : `${name} · ${text("shell.product")}`;
  }, [name, text]);
}
