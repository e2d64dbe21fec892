import { plainLink, type RenderLink } from "../../layout/render-link.tsx";
import classes from "./view-tabs.module.css";

export interface ViewTab {
  key: string;
  label: string;
  href: string;
  current: boolean;
  count?: string | undefined;
}

export interface ViewTabsProps {
  label: string;
  tabs: readonly ViewTab[];
  renderLink?: RenderLink | undefined;
}

/** Saved views of a list. Links, because each is an address. */
export function ViewTabs({ label, tabs, renderLink = plainLink }: ViewTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <span key={tab.key} className={classes.slot}>
          {renderLink({
            href: tab.href,
            className: classes.tab,
            "aria-current": tab.current ? "page" : undefined,
            children: (
              <>
                {tab.label}
                {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
              </>
            ),
          })}
        </span>
      ))}
    </nav>
  );
}
