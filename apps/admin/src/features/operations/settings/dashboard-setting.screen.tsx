import "../../../shared/theme/styles-screens.ts";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { AccountFilter } from "./account-filter.tsx";
import { CardChoice } from "./card-choice.tsx";
import classes from "./settings.module.css";

export default function DashboardSettingScreen() {
  const { text } = useText();
  return (
    <PageFrame
      head={<PageHead title={text("operations.dashboards.title")} sub={text("operations.dashboards.sub")} />}
    >
      <div className={classes.body}>
        <CardChoice />
        <AccountFilter />
      </div>
    </PageFrame>
  );
}
