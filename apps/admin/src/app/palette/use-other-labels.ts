import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { useEffect, useState } from "react";
import { screenKey } from "../../shared/screens/screen-key.ts";
import { useText } from "../../shared/text/use-text.ts";

type Names = Readonly<Record<string, string>>;

const namesIn = {
  en: async (): Promise<Names> =>
    (await import("@polyphon/i18n/en/shell/frame.admin.chunk.ts")).texts.screens,
  de: async (): Promise<Names> =>
    (await import("@polyphon/i18n/de/shell/frame.admin.chunk.ts")).texts.screens,
};

/** What the screens are called in the other language, for whoever learnt the product in that one. */
export function useOtherLabels(): (path: AdminScreenPath) => string {
  const { language } = useText();
  const [names, setNames] = useState<Names>({});
  useEffect(() => {
    let left = false;
    namesIn[language === "de" ? "en" : "de"]().then(
      (loaded) => left || setNames(loaded),
      // Without a connection the screens are found by their names in one's own language.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [language]);
  return (path) => names[screenKey(path).replace("screens.", "")] ?? "";
}
