import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconX,
} from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../menu/breadcrumb.tsx";
import type { OfficeEntry } from "../menu/office-entry.tsx";
import { OfficeMenu, type OfficeBlock, type OfficeGroup } from "../menu/office-menu.tsx";
import { VisuallyHidden } from "../../text/visually-hidden.ts";
import classes from "./office-shell.module.css";
import { plainLink, type RenderLink } from "../render-link.tsx";
import { SkipLink } from "./skip-link.tsx";

export interface OfficeShellLabels {
  menu: string;
  skip: string;
  home: string;
  openMenu: string;
  closeMenu: string;
  collapse: string;
  expand: string;
  breadcrumb: string;
}

export interface OfficeShellProps {
  labels: OfficeShellLabels;
  mark: ReactNode;
  /** Product or company, and under it the type of user. */
  name: string;
  role: string;
  homeHref: string;
  entries: readonly OfficeEntry[];
  blocks?: readonly OfficeBlock[] | undefined;
  groups?: readonly OfficeGroup[] | undefined;
  groupsLabel?: string | undefined;
  crumbs: readonly Crumb[];
  search?: ReactNode;
  right?: ReactNode;
  /** Strip under the header: offline, stop. */
  banner?: ReactNode;
  rail: boolean;
  onRailChange: (rail: boolean) => void;
  /** Key hint beside "Collapse". */
  collapseHint?: ReactNode;
  renderLink?: RenderLink | undefined;
  children: ReactNode;
}

const MAIN = "main";

function Head({ props, render }: { props: OfficeShellProps; render: RenderLink }) {
  return (
    <div className={classes.head}>
      {render({
        href: props.homeHref,
        className: classes.mark,
        children: (
          <>
            <span aria-hidden>{props.mark}</span>
            <VisuallyHidden>{props.labels.home}</VisuallyHidden>
          </>
        ),
      })}
      <div className={classes.names}>
        <div className={classes.name}>{props.name}</div>
        <div className={classes.role}>{props.role}</div>
      </div>
    </div>
  );
}

function Sidebar({ props, render }: { props: OfficeShellProps; render: RenderLink }) {
  const { rail, labels } = props;
  return (
    <nav className={classes.side} aria-label={labels.menu}>
      <div className={classes.held}>
        <Head props={props} render={render} />
        <div className={classes.scroll}>
          <OfficeMenu
            entries={props.entries}
            blocks={props.blocks}
            groups={props.groups}
            groupsLabel={props.groupsLabel}
            rail={rail}
            render={render}
            onLeaveRail={() => props.onRailChange(false)}
          />
        </div>
        <div className={classes.foot}>
          <button
            type="button"
            className={classes.collapse}
            aria-label={rail ? labels.expand : undefined}
            title={rail ? labels.expand : undefined}
            onClick={() => props.onRailChange(!rail)}
          >
            {rail ? (
              <IconLayoutSidebarLeftExpand size={16} stroke={1.7} aria-hidden />
            ) : (
              <>
                <IconLayoutSidebarLeftCollapse size={16} stroke={1.7} aria-hidden />
                <span className={classes.grow}>{labels.collapse}</span>
                {props.collapseHint}
              </>
            )}
          </button>
        </div>
      </div>
    </nav>
  );
}

function MenuDrawer({ props, render }: { props: OfficeShellProps; render: RenderLink }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <>
      <button
        type="button"
        className={classes.menuButton}
        aria-label={props.labels.openMenu}
        onClick={() => drawer.current?.showModal()}
      >
        <IconMenu2 size={20} aria-hidden />
      </button>
      <dialog ref={drawer} className={classes.drawer} aria-label={props.labels.menu}>
        <div className={classes.drawerHead}>
          <Head props={props} render={render} />
          <button
            type="button"
            className={classes.menuButton}
            aria-label={props.labels.closeMenu}
            onClick={close}
          >
            <IconX size={20} aria-hidden />
          </button>
        </div>
        <nav className={classes.scroll} aria-label={props.labels.menu}>
          <OfficeMenu
            entries={props.entries}
            blocks={props.blocks}
            groups={props.groups}
            groupsLabel={props.groupsLabel}
            rail={false}
            render={render}
            onLeaveRail={close}
            onFollow={close}
          />
        </nav>
      </dialog>
    </>
  );
}

export function OfficeShell(props: OfficeShellProps) {
  const render = props.renderLink ?? plainLink;
  return (
    <div className={classes.shell} data-rail={props.rail || undefined}>
      <SkipLink label={props.labels.skip} target={MAIN} />
      <Sidebar props={props} render={render} />
      <div className={classes.body}>
        <header className={classes.header}>
          <MenuDrawer props={props} render={render} />
          <Breadcrumb crumbs={props.crumbs} label={props.labels.breadcrumb} renderLink={render} />
          {props.search !== undefined && <div className={classes.search}>{props.search}</div>}
          <div className={classes.right}>{props.right}</div>
        </header>
        {props.banner}
        <main id={MAIN} tabIndex={-1} className={classes.main}>
          {props.children}
        </main>
      </div>
    </div>
  );
}
