import { Pager } from "@polyphon/ui/data/list/pager.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import type { ReactNode } from "react";
import { useKit } from "../kit/kit-context.tsx";
import classes from "./list-page.module.css";

export interface ListPageProps {
  title: string;
  /** The count, in words. */
  count?: ReactNode;
  actions?: ReactNode;
  /** Saved views. */
  tabs?: ReactNode;
  /** Search and filters. */
  toolbar: ReactNode;
  range?: ReactNode;
  extra?: ReactNode;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** The table. */
  children: ReactNode;
}

/** The frame of every list. Head, views and filters stay in place whatever the body shows. */
export function ListPage(props: ListPageProps) {
  const { text, SavedViews } = useKit();
  return (
    <div className={classes.page}>
      <div className={classes.head} data-tabs={props.tabs === undefined ? undefined : true}>
        <PageHead title={props.title} sub={props.count} actions={props.actions} />
      </div>
      {props.tabs !== undefined && <div className={classes.tabs}>{props.tabs}</div>}
      <div className={classes.toolbar}>
        {props.toolbar}
        <SavedViews />
      </div>
      <div className={classes.body}>{props.children}</div>
      <div className={classes.foot}>
        <Pager
          label={text("kit.list.paging")}
          previousLabel={text("kit.list.previous")}
          nextLabel={text("kit.list.next")}
          range={props.range}
          extra={props.extra}
          onPrevious={props.onPrevious}
          onNext={props.onNext}
        />
      </div>
    </div>
  );
}
