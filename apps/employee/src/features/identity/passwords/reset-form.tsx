import { Button } from "@mantine/core";
import { resetPassword } from "@polyphon/contract/identity/password.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { knownBrowser } from "../../../shared/session/session.ts";
import { t } from "../../../shared/text/text.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import classes from "../auth-form.module.css";
import { checkNewPassword } from "../check-fields.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

export interface ResetFormProps {
  resetKey: string;
  onDone: (message: string) => void;
}

export function ResetForm({ resetKey, onDone }: ResetFormProps) {
  const call = useApi();
  const form = useForm({
    initial: { newPassword: "", confirmPassword: "" },
    check: checkNewPassword,
    send: async (values) => {
      const answer = await call(resetPassword, { ...values, key: resetKey, panel: "FRONT" });
      knownBrowser.keep(answer);
      onDone(answer.message);
    },
  });
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <FormFailure failure={form.failure} />
      <NewPasswordFields values={form.values} errors={form.errors} onChange={form.set} />
      <Button type="submit" size="lg" fullWidth loading={form.busy} className={classes.submit}>
        {t("identity.reset.submit")}
      </Button>
    </form>
  );
}
