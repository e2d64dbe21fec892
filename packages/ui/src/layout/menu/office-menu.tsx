import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { OfficeEntryLink, type OfficeEntry } from "./office-entry.tsx";
import classes from "./office-menu.module.css";
import type { RenderLink } from "../render-link.tsx";

export interface OfficeGroup {
  key: string;
  label: string;
  icon: ReactNode;
  entries: readonly OfficeEntry[];
}

/** Entries always shown under a small heading, such as what the person pinned. */
export interface OfficeBlock {
  key: string;
  label: string;
  entries: readonly OfficeEntry[];
}

export interface OfficeMenuProps {
  entries: readonly OfficeEntry[];
  blocks?: readonly OfficeBlock[] | undefined;
  groups?: readonly OfficeGroup[] | undefined;
  groupsLabel?: string | undefined;
  rail: boolean;
  render: RenderLink;
  /** A group cannot open in the rail, so its icon asks for the wide menu. */
  onLeaveRail: () => void;
  onFollow?: (() => void) | undefined;
}

const currentGroup = (groups: readonly OfficeGroup[]): string | null =>
  groups.find((group) => group.entries.some((entry) => entry.current))?.key ?? null;

interface GroupProps {
  group: OfficeGroup;
  open: boolean;
  onToggle: () => void;
  render: RenderLink;
  onFollow: (() => void) | undefined;
}

function Group({ group, open, onToggle, render, onFollow }: GroupProps) {
  return (
    <div>
      <button type="button" className={classes.entry} aria-expanded={open} onClick={onToggle}>
        <span className={classes.icon}>{group.icon}</span>
        <span className={classes.word}>{group.label}</span>
        <span className={classes.count}>
          {!open && group.entries.length}
          {open ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
        </span>
      </button>
      {open && (
        <div className={classes.subs}>
          {group.entries.map((entry) => (
            <OfficeEntryLink key={entry.key} entry={entry} kind="sub" render={render} onFollow={onFollow} />
          ))}
        </div>
      )}
    </div>
  );
}

export function OfficeMenu(props: OfficeMenuProps) {
  const groups = props.groups ?? [];
  const current = currentGroup(groups);
  const [open, setOpen] = useState<string | null>(current);
  const [followed, setFollowed] = useState(current);
  if (current !== followed) {
    setFollowed(current);
    setOpen(current);
  }

  if (props.rail)
    return (
      <div className={classes.rail}>
        {props.entries.map((entry) => (
          <OfficeEntryLink key={entry.key} entry={entry} kind="rail" render={props.render} />
        ))}
        {groups.map((group) => (
          <button
            key={group.key}
            type="button"
            className={classes.railEntry}
            aria-label={group.label}
            title={group.label}
            data-current={group.key === current || undefined}
            onClick={() => {
              setOpen(group.key);
              props.onLeaveRail();
            }}
          >
            {group.icon}
          </button>
        ))}
      </div>
    );

  return (
    <>
      {props.entries.map((entry) => (
        <OfficeEntryLink
          key={entry.key}
          entry={entry}
          kind="top"
          render={props.render}
          onFollow={props.onFollow}
        />
      ))}
      {(props.blocks ?? []).map((block) => (
        <div key={block.key}>
          <div className={classes.heading}>{block.label}</div>
          {block.entries.map((entry) => (
            <OfficeEntryLink
              key={entry.key}
              entry={entry}
              kind="top"
              render={props.render}
              onFollow={props.onFollow}
            />
          ))}
        </div>
      ))}
      {groups.length > 0 && props.groupsLabel !== undefined && (
        <div className={classes.heading}>{props.groupsLabel}</div>
      )}
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          open={group.key === open}
          onToggle={() => setOpen(group.key === open ? null : group.key)}
          render={props.render}
          onFollow={props.onFollow}
        />
      ))}
    </>
  );
}
