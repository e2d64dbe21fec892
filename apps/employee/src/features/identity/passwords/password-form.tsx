import { Button, PasswordInput } from "@mantine/core";
import { changeFrontPassword } from "@polyphon/contract/identity/password.contract.ts";
import { useApi, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import classes from "../auth-form.module.css";
import { checkNewPassword } from "../check-fields.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

const blank = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** Changes the user's password, which requires the old one. */
export function PasswordForm({ onDone }: { onDone?: (() => void) | undefined }) {
  const call = useApi();
  const refreshed = useRefreshed();
  const form = useForm({
    initial: blank,
    check: (values) => ({
      currentPassword:
        values.currentPassword.trim() === "" ? { key: "identity.password.currentRequired" } : undefined,
      ...checkNewPassword(values),
    }),
    send: async (values) => {
      await call(changeFrontPassword, values);
      form.set(blank);
      notify("ok", t("identity.change.done"));
      await refreshed();
      onDone?.();
    },
  });
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <FormFailure failure={form.failure} />
      <PasswordInput
        label={t("identity.password.current")}
        name="currentPassword"
        autoComplete="current-password"
        value={form.values.currentPassword}
        onChange={(event) => form.set({ currentPassword: event.currentTarget.value })}
        error={form.errors.currentPassword}
        visibilityToggleButtonProps={{ "aria-label": t("identity.login.showPassword"), tabIndex: 0 }}
      />
      <NewPasswordFields values={form.values} errors={form.errors} onChange={form.set} />
      <div className={classes.end}>
        <Button type="submit" loading={form.busy}>
          {t("identity.change.submit")}
        </Button>
      </div>
    </form>
  );
}
