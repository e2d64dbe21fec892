import { Button } from "@mantine/core";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { t } from "../../../shared/text/text.ts";
import { AskedCaptcha } from "../sign-in/asked-captcha.tsx";
import classes from "../auth-form.module.css";
import { EmailField } from "../email-field.tsx";
import { useSsoLogin } from "./use-sso-login.ts";

export function SsoForm({ next }: { next: string | null }) {
  const { form, leaving, challenge } = useSsoLogin(next);
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <FormFailure failure={form.failure} />
      <EmailField
        label={t("identity.sso.email")}
        name="email"
        autoComplete="username"
        value={form.values.email}
        error={form.errors.email}
        onChange={(email) => form.set({ email })}
      />
      <Button type="submit" size="lg" fullWidth loading={form.busy || leaving} className={classes.submit}>
        {t("identity.sso.submit")}
      </Button>
      <output className={classes.other}>{leaving && t("identity.sso.leaving")}</output>
      <p className={classes.other}>
        <AppLink href={addressOf("/login")}>{t("identity.sso.back")}</AppLink>
      </p>
      <AskedCaptcha challenge={challenge} />
    </form>
  );
}
