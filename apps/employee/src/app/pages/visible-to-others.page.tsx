import { Button } from "@mantine/core";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { LooksCard } from "../../features/operations/looks-card.tsx";
import { VisibilityCard } from "../../features/operations/visibility-card.tsx";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";
import classes from "./narrow.module.css";

/** The log is below a long list; most come for it. */
const logPlace = "who-has-looked";

export default function VisibleToOthersPage() {
  useTitle(t("screens./visible-to-others"));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHead
          title={t("looks.title")}
          sub={t("looks.sub")}
          actions={
            <Button component="a" variant="default" href={`#${logPlace}`}>
              {t("looks.log.title")}
            </Button>
          }
        />
      </div>
      <VisibilityCard />
      <div id={logPlace} className={classes.place} tabIndex={-1}>
        <LooksCard />
      </div>
    </div>
  );
}
