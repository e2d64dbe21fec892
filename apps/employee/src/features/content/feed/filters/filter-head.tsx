import { t } from "../../../../shared/text/text.ts";
import classes from "./filter-panel.module.css";

/** The title above the filters, with a button to clear them where some are set. */
export function FilterHead({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{t("content.filters.title")}</h2>
      {count > 0 && (
        <button type="button" className={classes.clear} onClick={onClear}>
          {t("content.filters.clear")}
        </button>
      )}
    </div>
  );
}
