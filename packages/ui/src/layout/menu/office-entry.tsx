import type { ReactNode } from "react";
import classes from "./office-menu.module.css";
import type { RenderLink } from "../render-link.tsx";

export interface OfficeEntry {
  key: string;
  label: string;
  href: string;
  current: boolean;
  icon?: ReactNode;
  /** Shown at the right end, such as an open count; already formatted. */
  count?: string | undefined;
  hint?: ReactNode;
  /** Opens something over the page instead of leading to another one. */
  onOpen?: (() => void) | undefined;
}

export interface OfficeEntryLinkProps {
  entry: OfficeEntry;
  kind: "top" | "sub" | "rail";
  render: RenderLink;
  onFollow?: (() => void) | undefined;
}

export function OfficeEntryLink({ entry, kind, render, onFollow }: OfficeEntryLinkProps) {
  const rail = kind === "rail";
  const parts = {
    className: kind === "sub" ? `${classes.entry} ${classes.sub}` : rail ? classes.railEntry : classes.entry,
    "aria-label": rail ? entry.label : undefined,
    title: rail ? entry.label : undefined,
    children: rail ? (
      entry.icon
    ) : (
      <>
        {kind === "top" && <span className={classes.icon}>{entry.icon}</span>}
        <span className={classes.word}>{entry.label}</span>
        {entry.hint}
        {entry.count !== undefined && <span className={classes.count}>{entry.count}</span>}
      </>
    ),
  };
  const { onOpen } = entry;
  if (onOpen) {
    const open = () => {
      onFollow?.();
      onOpen();
    };
    return <button {...parts} type="button" aria-haspopup="dialog" onClick={open} />;
  }
  return render({
    ...parts,
    href: entry.href,
    "aria-current": entry.current ? "page" : undefined,
    onClick: onFollow,
  });
}
