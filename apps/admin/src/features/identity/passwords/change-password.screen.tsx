import { Button, PasswordInput, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { changeStaffPassword } from "@polyphon/contract/identity/password.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useAccount } from "../../../shared/session/account.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { noticeKinds } from "../../../shared/notices/notice-kinds.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { checkNewPassword } from "../../../shared/passwords/check-new-password.ts";
import { FailureStrip } from "../failure-strip.tsx";
import classes from "../own-pages.module.css";
import { PasswordFields } from "../../../shared/passwords/password-fields.tsx";
import { useFailure } from "../use-failure.ts";

/** Why the user was sent here and cannot leave. */
function WhyHere() {
  const { text } = useText();
  const { restriction } = useAccount().can;
  if (restriction !== "password_expired" && restriction !== "password_must_change") return null;
  const kind = restriction === "password_expired" ? "expired" : "given";
  return (
    <NoticeStrip tone="warn" spoken="politely">
      <b>{text(`identity.change.${kind}`)}</b>
      <div>{text(`identity.change.${kind}Text`)}</div>
    </NoticeStrip>
  );
}

export default function ChangePasswordScreen() {
  const { text } = useText();
  const notify = useNotify();
  const go = useGo();
  const refreshed = useRefreshed();
  const { failure, clear, fail } = useFailure(text("identity.change.failed"));
  const form = useForm({
    initialValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    validate: (values) => ({
      ...(values.currentPassword === "" ? { currentPassword: text("identity.password.currentNeeded") } : {}),
      ...checkNewPassword(values, text),
    }),
  });
  const change = useCommand(changeStaffPassword, {
    onSuccess: async ({ message }) => {
      notify({ ...noticeKinds.success, text: message });
      form.reset();
      await refreshed();
      go(screenHref("/admin/dashboard", {}), { replace: true });
    },
    onError: (error) => {
      const problem = problemOf(error);
      if (problem?.error === "password_wrong") form.setFieldError("currentPassword", problem.description);
      fail(error);
    },
  });
  return (
    <div className={classes.page}>
      <PageHead title={text("identity.change.title")} sub={text("identity.change.text")} />
      <form
        className={classes.narrow}
        onSubmit={form.onSubmit((values) => {
          clear();
          change.mutate(values);
        })}
        noValidate
      >
        <Stack gap="md">
          <WhyHere />
          <FailureStrip failure={failure} />
          <PasswordInput
            {...form.getInputProps("currentPassword")}
            name="current-password"
            autoComplete="current-password"
            label={text("identity.password.current")}
            aria-invalid={form.errors["currentPassword"] !== undefined}
            visibilityToggleButtonProps={{ "aria-label": text("identity.login.show"), tabIndex: 0 }}
            aria-required
          />
          <PasswordFields form={form} />
          <div>
            <Button type="submit" loading={change.isPending}>
              {text("identity.change.submit")}
            </Button>
          </div>
        </Stack>
      </form>
    </div>
  );
}
