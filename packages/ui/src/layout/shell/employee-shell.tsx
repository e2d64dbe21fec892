import type { ReactNode } from "react";
import classes from "./employee-shell.module.css";
import { plainLink, type RenderLink } from "../render-link.tsx";
import { SkipLink } from "./skip-link.tsx";
import { VisuallyHidden } from "../../text/visually-hidden.ts";

export interface ShellItem {
  key: string;
  label: string;
  /** Shorter word for the bottom navigation. */
  shortLabel?: string | undefined;
  icon: ReactNode;
  current: boolean;
  href?: string | undefined;
  /** For an entry that opens something here, such as "More". */
  onPress?: (() => void) | undefined;
  badge?: string | undefined;
  badgeLabel?: string | undefined;
}

export interface EmployeeShellProps {
  logo: ReactNode;
  homeHref: string;
  homeLabel: string;
  menuLabel: string;
  skipLabel: string;
  items: readonly ShellItem[];
  /** Bottom navigation on a phone, at most five; the first five of `items` by default. */
  phoneItems?: readonly ShellItem[] | undefined;
  right?: ReactNode;
  /** Strip across the page under the header: offline, announcement, stop. */
  banner?: ReactNode;
  footer?: ReactNode;
  renderLink?: RenderLink | undefined;
  children: ReactNode;
}

const MAIN = "main";

function Entry({ item, render, phone }: { item: ShellItem; render: RenderLink; phone: boolean }) {
  const content = (
    <>
      {phone && <span className={classes.icon}>{item.icon}</span>}
      <span className={classes.word}>{phone ? (item.shortLabel ?? item.label) : item.label}</span>
      {item.badge !== undefined && (
        <span className={classes.badge} aria-label={item.badgeLabel}>
          {item.badge}
        </span>
      )}
    </>
  );
  const className = phone ? classes.phoneEntry : classes.entry;
  if (item.href === undefined)
    return (
      <button
        type="button"
        className={className}
        onClick={item.onPress}
        aria-current={item.current ? "page" : undefined}
      >
        {content}
      </button>
    );
  return render({
    href: item.href,
    className,
    "aria-current": item.current ? "page" : undefined,
    children: content,
  });
}

export function EmployeeShell(props: EmployeeShellProps) {
  const render = props.renderLink ?? plainLink;
  const phoneItems = (props.phoneItems ?? props.items).slice(0, 5);
  return (
    <div className={classes.shell}>
      <SkipLink label={props.skipLabel} target={MAIN} />
      <header className={classes.header}>
        <div className={classes.bar}>
          {render({
            href: props.homeHref,
            className: classes.home,
            children: (
              <>
                {props.logo}
                <VisuallyHidden>{props.homeLabel}</VisuallyHidden>
              </>
            ),
          })}
          <nav className={classes.nav} aria-label={props.menuLabel}>
            {props.items.map((item) => (
              <span key={item.key} className={classes.slot}>
                <Entry item={item} render={render} phone={false} />
              </span>
            ))}
          </nav>
          <div className={classes.right}>{props.right}</div>
        </div>
      </header>
      {props.banner}
      <main id={MAIN} tabIndex={-1} className={classes.main}>
        {props.children}
      </main>
      {props.footer !== undefined && <footer className={classes.footer}>{props.footer}</footer>}
      <nav className={classes.bottom} aria-label={props.menuLabel}>
        {phoneItems.map((item) => (
          <span key={item.key} className={classes.slot}>
            <Entry item={item} render={render} phone />
          </span>
        ))}
      </nav>
    </div>
  );
}
