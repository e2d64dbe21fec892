import type { ReactNode } from "react";
import classes from "./receipt-row.module.css";

export function ReceiptList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}
