import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useKit } from "../kit/kit-context.tsx";
import classes from "./review-dialog.module.css";

export interface ReviewedChange {
  readonly name: string;
  readonly label: string;
  /** Null where it is empty. */
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Every change before it is saved: what it was, and what it will be. */
export function ReviewDialog({
  changes,
  onClose,
}: {
  changes: readonly ReviewedChange[];
  onClose: () => void;
}) {
  const { text } = useKit();
  const side = (value: ReactNode) =>
    value ?? <span className={classes.nothing}>{text("kit.review.nothing")}</span>;
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={text("kit.review.title", { count: changes.length })}
      closeButtonProps={{ "aria-label": text("kit.form.close") }}
    >
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text("kit.review.field")}</th>
              <th scope="col">{text("kit.review.before")}</th>
              <th scope="col">{text("kit.review.after")}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, label, before, after }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{side(before)}</td>
                <td>{side(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.actions}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {text("kit.form.close")}
        </Button>
      </div>
    </Modal>
  );
}
