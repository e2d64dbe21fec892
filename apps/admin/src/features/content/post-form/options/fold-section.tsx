import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./fold-section.module.css";

export interface FoldSectionProps {
  title: string;
  /** What is set inside; empty if nothing is. */
  summary: string;
  /** How many fields inside show an error. */
  faults: number;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** A section that can be folded. Its fields stay where they are, so that nothing typed is lost, and it says what is set in it. */
export function FoldSection({ title, summary, faults, open, onOpen, children }: FoldSectionProps) {
  const { text } = useText();
  return (
    <details className={classes.fold} open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary className={classes.head}>
        <IconChevronRight className={classes.mark ?? ""} size={16} stroke={1.8} aria-hidden />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.summary} data-set={summary !== "" || undefined}>
            {summary === "" ? text("content.options.none") : summary}
          </span>
          {faults > 0 && (
            <StatusDot tone="bad">{text("content.options.faults", { count: faults })}</StatusDot>
          )}
        </span>
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}
