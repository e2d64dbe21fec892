import { captchaToken, loadCaptcha } from "@polyphon/web/captcha.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect } from "react";
import { t } from "../../../shared/text/text.ts";
import { FormRefusal } from "../../../shared/form/use-form.ts";

/** The automatic captcha: loaded while the form is filled in, run when it is sent. */
export function useCaptcha(action: "login" | "sso_login"): () => Promise<string> {
  const call = useApi();
  useEffect(() => {
    // A failure is shown when the button is pressed; until then nothing is missing.
    loadCaptcha(call).catch(() => undefined);
  }, [call]);
  return () =>
    captchaToken(call, action).catch(() => {
      throw new FormRefusal(t("shell.captchaUnavailable"));
    });
}
