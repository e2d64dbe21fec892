import "../../shared/styles-screens.ts";
import { PageHead } from "@polyphon/ui/layout/page-head.tsx";
import { useText } from "../../shared/use-text.ts";
import { AccountFilter } from "./account-filter.tsx";
import { CardChoice } from "./card-choice.tsx";
import classes from "./settings.module.css";

export default function DashboardSettingScreen() {
  const { text } = useText();
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHead title={text("operations.dashboards.title")} sub={text("operations.dashboards.sub")} />
      </div>
      <div className={classes.body}>
        <CardChoice />
        <AccountFilter />
      </div>
    </div>
  );
}
