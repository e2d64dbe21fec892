import { PasswordInput, VisuallyHidden } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { limits } from "@polyphon/contract/limits.ts";
import { checkPassword, type PasswordFault } from "@polyphon/rules/identity/passwords/password-rule.ts";
import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import type { NewPassword } from "./check-new-password.ts";
import classes from "./password-fields.module.css";
import { useText } from "../text/use-text.ts";

const parts: readonly (readonly [
  "length" | "digit" | "lower" | "upper" | "special",
  readonly PasswordFault[],
])[] = [
  ["length", ["too_short", "too_long"]],
  ["digit", ["no_digit"]],
  ["lower", ["no_lower"]],
  ["upper", ["no_upper"]],
  ["special", ["no_special"]],
];

function Rules({ password }: { password: string }) {
  const { text } = useText();
  const faults = checkPassword(password.trim());
  return (
    <ul className={classes.rules} aria-label={text("identity.password.rules")}>
      {parts.map(([part, breaks]) => {
        const met = !breaks.some((fault) => faults.includes(fault));
        const Icon = met ? IconCircleCheck : IconCircle;
        return (
          <li key={part} className={classes.rule} data-met={met || undefined}>
            <Icon size={14} stroke={1.8} aria-hidden />
            <VisuallyHidden>{text(met ? "identity.password.met" : "identity.password.open")}</VisuallyHidden>
            {text(`identity.password.${part}`, { min: limits.password.min, max: limits.password.max })}
          </li>
        );
      })}
    </ul>
  );
}

/** A new password twice, with the rules it does not satisfy yet. */
export function PasswordFields<V extends NewPassword>({ form }: { form: UseFormReturnType<V> }) {
  const { text } = useText();
  const toggle = { "aria-label": text("identity.login.show"), tabIndex: 0 } as const;
  return (
    <>
      <div>
        <PasswordInput
          {...form.getInputProps("newPassword")}
          name="new-password"
          autoComplete="new-password"
          label={text("identity.password.new")}
          aria-invalid={form.errors["newPassword"] !== undefined}
          visibilityToggleButtonProps={toggle}
          aria-required
        />
        <Rules password={form.values.newPassword} />
      </div>
      <PasswordInput
        {...form.getInputProps("confirmPassword")}
        name="confirm-password"
        autoComplete="new-password"
        label={text("identity.password.confirm")}
        aria-invalid={form.errors["confirmPassword"] !== undefined}
        visibilityToggleButtonProps={toggle}
        aria-required
      />
    </>
  );
}
