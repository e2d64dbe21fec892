import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { renderChallenge } from "@polyphon/web/captcha.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { SmallDialog } from "../../../shared/dialog/small-dialog.tsx";
import { t } from "../../../shared/text/text.ts";
import classes from "./challenge.module.css";

export interface ChallengeModalProps {
  busy: boolean;
  /** Why the last answer was not accepted; its token is used up. */
  failure: string | null;
  /** Counts the answers, because each needs a new challenge. */
  attempt: number;
  onSolved: (token: string) => void;
  onClose: () => void;
}

interface ChallengeProps {
  onToken: (token: string | null) => void;
  onUnavailable: () => void;
}

function Challenge({ onToken, onUnavailable }: ChallengeProps) {
  const call = useApi();
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const container = place.current;
    if (container === null) return undefined;
    let left = false;
    renderChallenge(call, container, onToken, () => onToken(null)).then(
      () => !left && setDrawn(true),
      () => !left && onUnavailable(),
    );
    return () => {
      left = true;
    };
  }, [call, onToken, onUnavailable]);
  return (
    <>
      {!drawn && <p className={classes.loading}>{t("identity.captcha.loading")}</p>}
      <div ref={place} className={classes.place} />
    </>
  );
}

/** The visible captcha after a low score. Its token works once. */
export default function ChallengeModal({ busy, failure, attempt, onSolved, onClose }: ChallengeModalProps) {
  const [token, setToken] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [unavailable, setUnavailable] = useState(false);
  const fail = useCallback(() => setUnavailable(true), []);
  const submit = () => {
    setMissing(token === null);
    if (token === null) return;
    setToken(null);
    onSolved(token);
  };
  const fault = unavailable
    ? t("shell.captchaUnavailable")
    : missing && token === null
      ? t("identity.captcha.missing")
      : failure;
  return (
    <SmallDialog
      title={t("identity.captcha.title")}
      text={t("identity.captcha.text")}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t("shell.cancel")}
          </Button>
          <Button onClick={submit} loading={busy} disabled={unavailable}>
            {t("identity.captcha.submit")}
          </Button>
        </>
      }
    >
      {fault !== null && <NoticeStrip tone="bad">{fault}</NoticeStrip>}
      <Challenge key={attempt} onToken={setToken} onUnavailable={fail} />
    </SmallDialog>
  );
}
