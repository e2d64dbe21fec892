import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { language, switchLanguage } from "./language.ts";
import { t } from "./text.ts";

export function LanguageChoice() {
  return (
    <Segmented
      label={t("shell.language.label")}
      showLabel
      value={language}
      onChange={switchLanguage}
      options={[
        { value: "en", label: t("shell.language.en") },
        { value: "de", label: t("shell.language.de") },
      ]}
    />
  );
}
