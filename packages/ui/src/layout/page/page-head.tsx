import type { ReactNode } from "react";
import classes from "./page-head.module.css";

export interface PageHeadProps {
  title: ReactNode;
  /** Count, date or one sentence. */
  sub?: ReactNode;
  /** At most one filled button. */
  actions?: ReactNode;
  /** Tabs under the title. */
  tabs?: ReactNode;
  /** Back link or mark before the title. */
  before?: ReactNode;
}

export function PageHead({ title, sub, actions, tabs, before }: PageHeadProps) {
  return (
    <div className={classes.head} data-tabs={tabs === undefined ? undefined : true}>
      <div className={classes.row}>
        {before}
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {sub !== undefined && <div className={classes.sub}>{sub}</div>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {tabs}
    </div>
  );
}
