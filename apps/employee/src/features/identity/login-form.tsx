import { Button, PasswordInput, TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { loadCaptcha } from "@polyphon/web/captcha.ts";
import { useApi } from "@polyphon/web/use-endpoint.ts";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { addressOf } from "../../shared/address.ts";
import { AppLink } from "../../shared/app-link.tsx";
import { session } from "../../shared/session.ts";
import { t } from "../../shared/text.ts";
import classes from "./login-form.module.css";
import { useLogin } from "./use-login.ts";

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [ending] = useState(() => session.takeEnding());
  const { busy, failure, fields, submit } = useLogin(onSignedIn);
  const form = useRef<HTMLFormElement>(null);
  const call = useApi();
  useEffect(() => {
    // Told when somebody presses the button; until then nothing is missing.
    loadCaptcha(call).catch(() => undefined);
  }, [call]);
  useEffect(() => {
    if (Object.keys(fields).length > 0) {
      form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    }
  }, [fields]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ username, password });
  };
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate>
      {ending !== null && failure === null && (
        <NoticeStrip tone="warn" spoken="politely">
          {ending}
        </NoticeStrip>
      )}
      {failure !== null && <NoticeStrip tone="bad">{failure}</NoticeStrip>}
      <TextInput
        label={t("identity.login.email")}
        type="email"
        name="username"
        autoComplete="username"
        inputMode="email"
        maxLength={limits.email.max + 1}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        error={fields.username}
      />
      <PasswordInput
        label={t("identity.login.password")}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={fields.password}
        visibilityToggleButtonProps={{ "aria-label": t("identity.login.showPassword"), tabIndex: 0 }}
      />
      <AppLink href={addressOf("/forgot-password")} className={classes.forgot}>
        {t("identity.login.forgot")}
      </AppLink>
      <Button type="submit" size="lg" fullWidth loading={busy} className={classes.submit}>
        {t("identity.login.submit")}
      </Button>
      <p className={classes.register}>
        {t("identity.login.newHere")}{" "}
        <AppLink href={addressOf("/register/corporate")}>{t("identity.login.register")}</AppLink>
      </p>
    </form>
  );
}
