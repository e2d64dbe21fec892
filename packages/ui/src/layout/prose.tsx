import type { ReactNode } from "react";
import classes from "./prose.module.css";

/** Written pages: headings, paragraphs, lists and tables with room to read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}
