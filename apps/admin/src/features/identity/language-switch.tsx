import { languages } from "@polyphon/i18n/kit/languages.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { chooseLanguage } from "@polyphon/web/text/language.ts";
import { languageKey } from "../../shared/session/session.ts";
import { useText } from "../../shared/text/use-text.ts";

export function LanguageSwitch() {
  const { text, language } = useText();
  return (
    <Segmented
      label={text("identity.login.languages")}
      value={language}
      onChange={(next) => chooseLanguage(languageKey, next)}
      options={languages.map((value) => ({
        value,
        label: value.toUpperCase(),
        spoken: text(`shell.account.${value}`),
      }))}
    />
  );
}
