import { IconCheck, IconPoint } from "@tabler/icons-react";
import { VisuallyHidden } from "../text/visually-hidden.ts";
import classes from "./rule-list.module.css";

export interface RulePart {
  key: string;
  label: string;
  met: boolean;
  /** The label with its state, for screen readers. */
  spoken: string;
}

export interface RuleListProps {
  id?: string | undefined;
  title: string;
  parts: readonly RulePart[];
}

/** The parts of a rule, each ticked as soon as the typed text satisfies it. */
export function RuleList({ id, title, parts }: RuleListProps) {
  return (
    <div id={id} className={classes.rule}>
      <p className={classes.title}>{title}</p>
      <ul className={classes.parts}>
        {parts.map(({ key, label, met, spoken }) => (
          <li key={key} className={classes.part} data-met={met || undefined}>
            {met ? <IconCheck size={16} stroke={2.4} aria-hidden /> : <IconPoint size={16} aria-hidden />}
            <span aria-hidden>{label}</span>
            <VisuallyHidden>{spoken}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
