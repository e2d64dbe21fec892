import { Button, PasswordInput } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useState } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { session } from "../../../shared/session/session.ts";
import { t } from "../../../shared/text/text.ts";
import { AskedCaptcha } from "./asked-captcha.tsx";
import classes from "../auth-form.module.css";
import { EmailField } from "../email-field.tsx";
import { useLogin } from "./use-login.ts";

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [ending] = useState(() => session.takeEnding());
  const { form, challenge } = useLogin(onSignedIn);
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      {ending !== null && form.failure === null && (
        <NoticeStrip tone="warn" spoken="politely">
          {ending}
        </NoticeStrip>
      )}
      <FormFailure failure={form.failure} />
      <EmailField
        label={t("identity.login.email")}
        name="username"
        autoComplete="username"
        value={form.values.username}
        error={form.errors["username"]}
        onChange={(username) => form.set({ username })}
      />
      <PasswordInput
        label={t("identity.login.password")}
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        onChange={(event) => form.set({ password: event.currentTarget.value })}
        error={form.errors["password"]}
        visibilityToggleButtonProps={{ "aria-label": t("identity.login.showPassword"), tabIndex: 0 }}
      />
      <AppLink href={addressOf("/forgot-password")} className={classes.forgot}>
        {t("identity.login.forgot")}
      </AppLink>
      <Button type="submit" size="lg" fullWidth loading={form.busy} className={classes.submit}>
        {t("identity.login.submit")}
      </Button>
      <p className={classes.other}>
        {t("identity.login.newHere")}{" "}
        <AppLink href={addressOf("/register/corporate")}>{t("identity.login.register")}</AppLink>
      </p>
      <AskedCaptcha challenge={challenge} />
    </form>
  );
}
