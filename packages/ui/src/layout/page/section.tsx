import { useId, type ReactNode } from "react";
import classes from "./section.module.css";

export interface SectionProps {
  /** Target of a side index. */
  id?: string | undefined;
  title: ReactNode;
  /** One sentence: what these settings are for. */
  text?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, text, aside, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} className={classes.section} aria-labelledby={heading}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
          {text !== undefined && <p className={classes.text}>{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
