import { Button, Modal } from "@mantine/core";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./session-dialog.module.css";

export default function SessionDialog({ onSeen }: { onSeen: () => void }) {
  const { text } = useText();
  return (
    <Modal.Root opened onClose={onSeen} closeOnClickOutside={false} centered size="sm">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body ?? ""}>
          <Modal.Title>{text("shell.session.warning")}</Modal.Title>
          <p className={classes.text}>{text("shell.session.warningText")}</p>
          <Button data-autofocus onClick={onSeen}>
            {text("shell.session.understood")}
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
