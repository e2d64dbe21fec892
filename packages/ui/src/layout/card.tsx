import type { ReactNode } from "react";
import classes from "./card.module.css";

export interface CardProps {
  title?: ReactNode;
  /** Right end of the title line: a link, a tag, an as-of line. */
  aside?: ReactNode;
  /** A line under the title row, as the back office draws it. */
  divided?: boolean | undefined;
  /** No inner padding, for tables and lists that bring their own. */
  flush?: boolean | undefined;
  /** On a phone the card runs from edge to edge. */
  bleed?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
  children: ReactNode;
}

export function Card({ title, aside, divided, flush, bleed, headingLevel = 2, children }: CardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section
      className={classes.card}
      data-divided={divided || undefined}
      data-flush={flush || undefined}
      data-bleed={bleed || undefined}
    >
      {(title !== undefined || aside !== undefined) && (
        <div className={classes.head}>
          {title !== undefined && <Heading className={classes.title}>{title}</Heading>}
          {aside !== undefined && <div className={classes.aside}>{aside}</div>}
        </div>
      )}
      <div className={classes.body}>{children}</div>
    </section>
  );
}
