import classes from "./breadcrumb.module.css";
import { plainLink, type RenderLink } from "../render-link.tsx";

export interface Crumb {
  label: string;
  href?: string | undefined;
}

export interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  label: string;
  renderLink?: RenderLink | undefined;
}

export function Breadcrumb({ crumbs, label, renderLink = plainLink }: BreadcrumbProps) {
  return (
    <nav className={classes.nav} aria-label={label}>
      <ol className={classes.list}>
        {crumbs.map((crumb, at) => {
          const last = at === crumbs.length - 1;
          return (
            <li key={`${at} ${crumb.label}`} className={last ? classes.last : classes.crumb}>
              {crumb.href === undefined || last ? (
                <span className={classes.word} aria-current={last ? "page" : undefined}>
                  {crumb.label}
                </span>
              ) : (
                renderLink({ href: crumb.href, className: classes.link, children: crumb.label })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
