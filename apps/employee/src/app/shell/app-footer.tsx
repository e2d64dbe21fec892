import { PolyphonMark } from "@polyphon/ui/brand/polyphon-mark.tsx";
import { AppLink } from "../../shared/address/app-link.tsx";
import { addressOf } from "../../shared/address/address.ts";
import { t } from "../../shared/text/text.ts";
import classes from "./app-footer.module.css";

/** The only place that shows the product's name. */
export function AppFooter() {
  return (
    <div className={classes.footer}>
      <nav className={classes.links} aria-label={t("shell.footer.label")}>
        <AppLink href={addressOf("/privacy-policy")}>{t("shell.footer.privacy")}</AppLink>
        <AppLink href={addressOf("/term-condition")}>{t("shell.footer.terms")}</AppLink>
        <AppLink href={addressOf("/:key", { key: "features" })}>{t("shell.footer.features")}</AppLink>
        <AppLink href={addressOf("/:key", { key: "about" })}>{t("shell.footer.about")}</AppLink>
        <AppLink href={addressOf("/request-meeting")}>{t("shell.footer.meeting")}</AppLink>
      </nav>
      <span className={classes.product}>
        <PolyphonMark size={14} />
        {t("shell.product")}
      </span>
    </div>
  );
}
