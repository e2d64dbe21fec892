import { Button, Modal } from "@mantine/core";
import { renderChallenge } from "@polyphon/web/captcha.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../auth-page.module.css";

interface ChallengeDialogProps {
  busy: boolean;
  onSolved: (payload: string) => void;
  onCancel: () => void;
}

type Wrong = "unsolved" | "unavailable" | null;

interface ChallengeProps {
  onToken: (token: string | null) => void;
  onUnavailable: () => void;
}

/** A component of its own, because a dialog's content mounts only after the dialog itself. */
function Challenge({ onToken, onUnavailable }: ChallengeProps) {
  const { text } = useText();
  const call = useApi();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    renderChallenge(call, place.current, onToken, () => onToken(null)).catch(onUnavailable);
  }, [call, onToken, onUnavailable]);
  return (
    <fieldset className={classes.challenge} aria-label={text("identity.challenge.place")}>
      <div ref={place} />
    </fieldset>
  );
}

/** The visible captcha after a low score of the automatic one. */
export default function ChallengeDialog({ busy, onSolved, onCancel }: ChallengeDialogProps) {
  const { text } = useText();
  const [solved, setSolved] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Wrong>(null);
  const take = useCallback((token: string | null) => {
    setSolved(token);
    setWrong(null);
  }, []);
  const fail = useCallback(() => setWrong("unavailable"), []);

  const messages = {
    unsolved: text("identity.login.captcha"),
    unavailable: text("identity.challenge.unavailable"),
  };
  return (
    <Modal.Root opened onClose={onCancel} closeOnClickOutside={false} centered size={380}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.dialog ?? ""}>
          <Modal.Title>{text("identity.challenge.title")}</Modal.Title>
          <p>{text("identity.challenge.text")}</p>
          <Challenge onToken={take} onUnavailable={fail} />
          <div role="alert" className={classes.wrong}>
            {wrong !== null && messages[wrong]}
          </div>
          <div className={classes.buttons}>
            <Button variant="default" onClick={onCancel}>
              {text("identity.challenge.cancel")}
            </Button>
            <Button
              loading={busy}
              onClick={() => (solved === null ? setWrong("unsolved") : onSolved(solved))}
            >
              {text("identity.challenge.submit")}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
