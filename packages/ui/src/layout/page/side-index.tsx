import { useEffect, useState } from "react";
import { VisuallyHidden } from "../../text/visually-hidden.ts";
import classes from "./side-index.module.css";

export interface IndexEntry {
  /** Id of the section it leads to. */
  target: string;
  label: string;
  faults?: { count: number; spoken: string } | undefined;
  /** Spoken for the dot: the section has unsaved changes. */
  changed?: string | undefined;
}

export interface SideIndexProps {
  label: string;
  entries: readonly IndexEntry[];
}

/** The section being read: the last one whose head has passed the upper third. */
function useReading(targets: string): string | undefined {
  const [reading, setReading] = useState<string>();
  useEffect(() => {
    const ids = targets.split(" ");
    const look = () => {
      const passed = ids.filter((id) => {
        const place = document.getElementById(id);
        return place !== null && place.getBoundingClientRect().top < innerHeight / 3;
      });
      setReading(passed.at(-1) ?? ids[0]);
    };
    look();
    addEventListener("scroll", look, { passive: true, capture: true });
    return () => removeEventListener("scroll", look, { capture: true });
  }, [targets]);
  return reading;
}

function goTo(target: string): void {
  const place = document.getElementById(target);
  place?.scrollIntoView({ block: "start" });
  place?.querySelector<HTMLElement>("input, textarea, select, button")?.focus({ preventScroll: true });
}

/** An address that names a section opens the form there. */
function useAddressed(targets: string): void {
  useEffect(() => {
    const asked = location.hash.slice(1);
    if (targets.split(" ").includes(asked)) goTo(asked);
  }, [targets]);
}

/** The sections of a long form beside it, with the faults and changes of each. */
export function SideIndex({ label, entries }: SideIndexProps) {
  const targets = entries.map(({ target }) => target).join(" ");
  const reading = useReading(targets);
  useAddressed(targets);
  return (
    <nav className={classes.index} aria-label={label}>
      <ul className={classes.list}>
        {entries.map(({ target, label: name, faults, changed }) => (
          <li key={target}>
            <button
              type="button"
              className={classes.entry}
              aria-current={target === reading ? "location" : undefined}
              onClick={() => goTo(target)}
            >
              <span className={classes.name}>{name}</span>
              {faults !== undefined && (
                <span className={classes.faults}>
                  <span aria-hidden>{faults.count}</span>
                  <VisuallyHidden>{faults.spoken}</VisuallyHidden>
                </span>
              )}
              {faults === undefined && changed !== undefined && (
                <span className={classes.changed}>
                  <VisuallyHidden>{changed}</VisuallyHidden>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
