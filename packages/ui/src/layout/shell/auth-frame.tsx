import type { ReactNode } from "react";
import classes from "./auth-frame.module.css";

export interface AuthFrameProps {
  logo: ReactNode;
  /** Language switch at the right of the logo. */
  corner?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Picture beside the form, a band above it on a phone; without it the form is alone. */
  picture?: ReactNode;
  /** Words over the picture, hidden on a phone. */
  quote?: ReactNode;
  quoteBy?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function AuthFrame({
  logo,
  corner,
  title,
  text,
  picture,
  quote,
  quoteBy,
  footer,
  children,
}: AuthFrameProps) {
  return (
    <div className={classes.frame} data-alone={picture === undefined ? true : undefined}>
      <div className={classes.side}>
        <header className={classes.top}>
          {logo}
          {corner}
        </header>
        <main id="main" className={classes.middle}>
          <h1 className={classes.title}>{title}</h1>
          {text !== undefined && <p className={classes.text}>{text}</p>}
          <div className={classes.form}>{children}</div>
        </main>
        {footer !== undefined && <footer className={classes.footer}>{footer}</footer>}
      </div>
      {picture !== undefined && (
        <aside className={classes.art}>
          {picture}
          {quote !== undefined && (
            <figure className={classes.quote}>
              <blockquote>{quote}</blockquote>
              {quoteBy !== undefined && <figcaption>{quoteBy}</figcaption>}
            </figure>
          )}
        </aside>
      )}
    </div>
  );
}
