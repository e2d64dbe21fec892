import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { IconWorld } from "@tabler/icons-react";
import classes from "./language-switch.module.css";
import { language, switchLanguage } from "./language.ts";
import { t } from "./text.ts";

/** English and German: with two languages, one button is enough. */
export function LanguageSwitch({ short = false }: { short?: boolean | undefined }) {
  const other = language === "de" ? "en" : "de";
  const name = t(`shell.language.${language}`);
  return (
    <button type="button" className={classes.switch} onClick={() => switchLanguage(other)}>
      <IconWorld size={20} stroke={1.6} aria-hidden />
      {short ? language.toUpperCase() : name}
      <VisuallyHidden>{t("shell.language.switchTo", { other: t(`shell.language.${other}`) })}</VisuallyHidden>
    </button>
  );
}
