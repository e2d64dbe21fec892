import { useKit } from "../kit/kit-context.tsx";
import { ConfirmDialog } from "../dialog/confirm-dialog.tsx";
import type { ActOutcome } from "./act-in-parts.ts";
import classes from "./act-dialog.module.css";

/** Nobody reads more names than this in a dialog. */
const NAMED = 50;

export interface OutcomeDialogProps {
  title: string;
  refused: ActOutcome["refused"];
  nameOf: (id: number) => string;
  onClose: () => void;
}

/** Names those that the server refused, each with its reason. */
export function OutcomeDialog({ title, refused, nameOf, onClose }: OutcomeDialogProps) {
  const { text } = useKit();
  const rest = refused.length - NAMED;
  return (
    <ConfirmDialog opened title={title} cancelLabel={text("kit.form.close")} onCancel={onClose}>
      <ul className={classes.refused}>
        {refused.slice(0, NAMED).map(({ id, description }) => (
          <li key={id}>
            <b>{nameOf(id)}</b> {description}
          </li>
        ))}
        {rest > 0 && <li>{text("kit.act.more", { count: rest })}</li>}
      </ul>
    </ConfirmDialog>
  );
}
