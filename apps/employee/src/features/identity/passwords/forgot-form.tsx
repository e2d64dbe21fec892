import { Button } from "@mantine/core";
import { forgotPassword } from "@polyphon/contract/identity/password.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { t } from "../../../shared/text/text.ts";
import { useProvenForm } from "../../../shared/form/use-proven-form.ts";
import { AskedCaptcha } from "../sign-in/asked-captcha.tsx";
import classes from "../auth-form.module.css";
import { checkEmail } from "../check-fields.ts";
import { EmailField } from "../email-field.tsx";

export function ForgotForm({ onDone }: { onDone: (message: string) => void }) {
  const call = useApi();
  const { form, challenge } = useProvenForm({
    action: "forgot_password",
    initial: { email: "" },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: ({ email }, proof) => call(forgotPassword, { email, ...proof, panel: "FRONT" }),
    onSent: onDone,
  });
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <FormFailure failure={form.failure} />
      <EmailField
        label={t("identity.login.email")}
        name="email"
        autoComplete="username"
        value={form.values.email}
        error={form.errors.email}
        onChange={(email) => form.set({ email })}
      />
      <Button type="submit" size="lg" fullWidth loading={form.busy} className={classes.submit}>
        {t("identity.forgot.submit")}
      </Button>
      <p className={classes.other}>
        <AppLink href={addressOf("/login")}>{t("identity.forgot.back")}</AppLink>
      </p>
      <AskedCaptcha challenge={challenge} />
    </form>
  );
}
