import { Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { violationsOf } from "@polyphon/admin-kit/violation-text.ts";
import { login } from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { PolyphonMark } from "@polyphon/ui/brand/polyphon-mark.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { AuthFrame } from "@polyphon/ui/layout/auth-frame.tsx";
import { captchaToken, loadCaptcha } from "@polyphon/web/captcha.ts";
import { useApi, useCommand } from "@polyphon/web/use-endpoint.ts";
import { useEffect, useState } from "react";
import { useGo } from "../../shared/app-link.tsx";
import { useNotify } from "../../shared/notices.tsx";
import { screenHref } from "../../shared/screen-href.ts";
import { startSession } from "../../shared/session.ts";
import { useListQuery } from "../../shared/use-list-query.ts";
import { useText } from "../../shared/use-text.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { loginFailure } from "./login-failure.ts";
import classes from "./login.module.css";

const fields = login.input.pick({ username: true, password: true });

/** Only an address of the back office is followed after signing in. */
function nextOf(wanted: string | undefined): string {
  return wanted?.startsWith("/admin/") ? wanted : screenHref("/admin/dashboard", {});
}

export default function LoginScreen() {
  const { text } = useText();
  const notify = useNotify();
  const go = useGo();
  const { values } = useListQuery();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const signIn = useCommand(login);
  const call = useApi();
  useEffect(() => {
    // What fails here is asked for again with the token.
    loadCaptcha(call).catch(() => undefined);
  }, [call]);
  useEffect(() => {
    document.title = `${text("screens.login")} · ${text("shell.product")}`;
  }, [text]);

  const form = useForm({
    initialValues: { username: "", password: "" },
    validate: (input) => {
      const parsed = fields.safeParse(input);
      return parsed.success ? {} : violationsOf(parsed.error, text);
    },
  });

  const fail = (words: string) => {
    setFailure(words);
    notify({ tone: "bad", text: words });
  };
  const submit = async (input: { username: string; password: string }) => {
    setFailure(null);
    setBusy(true);
    try {
      const captcha = await captchaToken(call, "login");
      const answer = await signIn.mutateAsync({ ...input, captcha, panel: "ADMIN" });
      if (answer.score < limits.captcha.threshold || answer.access_token === undefined)
        return fail(text("identity.login.doubtful"));
      startSession(answer.access_token, answer.expires_in ?? limits.session.seconds);
      go(nextOf(values["next"]), { replace: true });
    } catch (error) {
      fail(loginFailure(error, text));
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthFrame
      logo={
        <span className={classes.logo}>
          <PolyphonMark tile size={30} />
          {text("shell.product")}
        </span>
      }
      corner={<LanguageSwitch />}
      title={text("identity.login.title")}
      text={text("identity.login.text")}
      footer={<span>{text("identity.login.protected")}</span>}
    >
      <form onSubmit={form.onSubmit((input) => void submit(input))} noValidate>
        <Stack gap="md">
          {failure !== null && (
            <NoticeStrip tone="bad">
              <b>{text("identity.login.failed")}</b>
              <div>{failure}</div>
            </NoticeStrip>
          )}
          <TextInput
            {...form.getInputProps("username")}
            type="email"
            name="username"
            autoComplete="username"
            label={text("identity.login.email")}
            maxLength={limits.email.max}
            aria-required
          />
          <PasswordInput
            {...form.getInputProps("password")}
            name="password"
            autoComplete="current-password"
            label={text("identity.login.password")}
            visibilityToggleButtonProps={{ "aria-label": text("identity.login.show"), tabIndex: 0 }}
            aria-required
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            {text("identity.login.submit")}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
