import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { violationsOf } from "@polyphon/admin-kit/failure/violation-text.ts";
import { forgotPassword } from "@polyphon/contract/identity/password.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { noticeKinds } from "../../../shared/notices/notice-kinds.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { AuthPage } from "../auth-page.tsx";
import classes from "../auth-page.module.css";
import { FailureStrip } from "../failure-strip.tsx";
import { useCaptcha } from "../sign-in/use-captcha.ts";
import { useFailure } from "../use-failure.ts";

const fields = forgotPassword.input.pick({ email: true });

export default function ForgotPasswordScreen() {
  const { text } = useText();
  const notify = useNotify();
  const captcha = useCaptcha("forgot_password");
  const send = useCommand(forgotPassword);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const { failure, clear, fail } = useFailure(text("identity.forgot.failed"));
  const form = useForm({
    initialValues: { email: "" },
    validate: (input) => {
      const parsed = fields.safeParse(input);
      return parsed.success ? {} : violationsOf(parsed.error, text);
    },
  });
  const submit = async ({ email }: { email: string }) => {
    clear();
    setBusy(true);
    try {
      const { message } = await send.mutateAsync({ email, captcha: await captcha.take(), panel: "ADMIN" });
      setSent(message);
      notify({ ...noticeKinds.successLong, text: message });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthPage
      title={text("identity.forgot.title")}
      text={text("identity.forgot.text")}
      tab={text("screens.forgotpassword")}
      footer={<span>{text("identity.login.protected")}</span>}
    >
      <form onSubmit={form.onSubmit((input) => void submit(input))} noValidate>
        <Stack gap="md">
          <FailureStrip failure={failure} />
          {sent !== null && (
            <NoticeStrip tone="ok" spoken="politely">
              <b>{text("identity.forgot.sent")}</b>
              <div>{sent}</div>
            </NoticeStrip>
          )}
          <TextInput
            {...form.getInputProps("email")}
            type="email"
            name="email"
            autoComplete="username"
            label={text("identity.login.email")}
            maxLength={limits.email.max}
            aria-required
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            {text("identity.forgot.submit")}
          </Button>
          <div className={classes.links}>
            <AppLink href={screenHref("/admin", {})}>{text("identity.login.back")}</AppLink>
          </div>
        </Stack>
      </form>
    </AuthPage>
  );
}
