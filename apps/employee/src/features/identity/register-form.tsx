import { Button } from "@mantine/core";
import { register, type registrationKinds } from "@polyphon/contract/identity/registration.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { addressOf } from "../../shared/address/address.ts";
import { AgreeBox } from "../../shared/form/agree-box.tsx";
import { FormFailure } from "../../shared/failure/form-failure.tsx";
import { LinkedText } from "../../shared/text/linked-text.tsx";
import { t } from "../../shared/text/text.ts";
import { useProvenForm } from "../../shared/form/use-proven-form.ts";
import { AskedCaptcha } from "./sign-in/asked-captcha.tsx";
import classes from "./auth-form.module.css";
import { checkRegister, type RegisterValues } from "./check-register.ts";
import { EmailField } from "./email-field.tsx";
import { NameFields } from "./name-fields.tsx";
import { NewPasswordFields } from "./passwords/new-password-fields.tsx";
import { registrationMemory } from "./registration-memory.ts";

export type RegistrationKind = (typeof registrationKinds)[number];

const blank: RegisterValues = {
  firstName: "",
  lastName: "",
  email: "",
  newPassword: "",
  confirmPassword: "",
  agree: false,
};

const documents = { terms: addressOf("/term-condition"), privacy: addressOf("/privacy-policy") };

/** The link from each kind of registration to the other one. */
const otherKind = {
  CORPORATE: { text: "identity.register.toIndividual", href: addressOf("/register/individual") },
  INDIVIDUAL: { text: "identity.register.toCorporate", href: addressOf("/register/corporate") },
} as const;

export interface RegisterFormProps {
  kind: RegistrationKind;
  onDone: (message: string) => void;
}

export function RegisterForm({ kind, onDone }: RegisterFormProps) {
  const call = useApi();
  const { form, challenge } = useProvenForm<RegisterValues>({
    action: "register",
    initial: blank,
    check: checkRegister,
    send: async (values, proof) => {
      const answer = await call(register, { ...values, kind, agree: true, ...proof });
      registrationMemory.keep(answer);
      return answer;
    },
    onSent: onDone,
  });
  const { values, errors, set } = form;
  const other = otherKind[kind];
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <FormFailure failure={form.failure} />
      <NameFields values={values} errors={errors} onChange={set} />
      <EmailField
        label={t(kind === "CORPORATE" ? "identity.register.companyEmail" : "identity.login.email")}
        name="email"
        autoComplete="email"
        value={values.email}
        error={errors["email"]}
        onChange={(email) => set({ email })}
      />
      <NewPasswordFields values={values} errors={errors} onChange={set} first />
      <AgreeBox
        name="agree"
        checked={values.agree}
        onChange={(agree) => set({ agree })}
        error={errors["agree"]}
      >
        <LinkedText text={t("identity.register.agree")} links={documents} />
      </AgreeBox>
      <Button type="submit" size="lg" fullWidth loading={form.busy} className={classes.submit}>
        {t("identity.register.submit")}
      </Button>
      <p className={classes.other}>
        <LinkedText text={t(other.text)} links={{ link: other.href }} />
      </p>
      <p className={classes.other}>
        <LinkedText text={t("identity.register.toLogin")} links={{ link: addressOf("/login") }} />
      </p>
      <AskedCaptcha challenge={challenge} />
    </form>
  );
}
