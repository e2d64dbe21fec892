import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { LooksCard } from "../../features/operations/looks-card.tsx";
import { VisibilityCard } from "../../features/operations/visibility-card.tsx";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";
import classes from "./narrow.module.css";

export default function VisibleToOthersPage() {
  useTitle(t("screens./visible-to-others"));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHead title={t("looks.title")} sub={t("looks.sub")} />
      </div>
      <VisibilityCard />
      <LooksCard />
    </div>
  );
}
