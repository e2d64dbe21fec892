import { Button, Modal } from "@mantine/core";
import { useText } from "../../shared/text/use-text.ts";
import classes from "../session/session-dialog.module.css";

/** For a command that timed out. */
export default function TimeoutDialog({ onSeen }: { onSeen: () => void }) {
  const { text } = useText();
  return (
    <Modal.Root opened onClose={onSeen} closeOnClickOutside={false} centered size="sm">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body ?? ""}>
          <Modal.Title>{text("shell.failures.timeoutTitle")}</Modal.Title>
          <p className={classes.text}>{text("shell.failures.timeout")}</p>
          <Button data-autofocus onClick={onSeen}>
            {text("shell.failures.understood")}
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
