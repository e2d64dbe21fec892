import { Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { violationsOf } from "@polyphon/admin-kit/failure/violation-text.ts";
import { login } from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { Suspense } from "react";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { AuthPage } from "../auth-page.tsx";
import classes from "../auth-page.module.css";
import { FailureStrip } from "../failure-strip.tsx";
import { useSignIn } from "./use-sign-in.ts";

const ChallengeDialog = lazyPart(() => import("./challenge-dialog.tsx"));

const fields = login.input.pick({ username: true, password: true });

export default function LoginScreen() {
  const { text } = useText();
  const { values } = useListQuery();
  const signIn = useSignIn(values["next"]);
  const form = useForm({
    initialValues: { username: "", password: "" },
    validate: (input) => {
      const parsed = fields.safeParse(input);
      return parsed.success ? {} : violationsOf(parsed.error, text);
    },
    // The checked values are sent: trimmed, and the address in lower case.
    transformValues: (input) => fields.parse(input),
  });
  const { failure } = signIn;
  return (
    <AuthPage
      title={text("identity.login.title")}
      text={text("identity.login.text")}
      tab={text("screens.login")}
      footer={<span>{text("identity.login.protected")}</span>}
    >
      <form onSubmit={form.onSubmit((input) => void signIn.submit(input))} noValidate>
        <Stack gap="md">
          <FailureStrip
            failure={failure === null ? null : { title: text("identity.login.failed"), words: failure }}
          />
          <TextInput
            {...form.getInputProps("username")}
            type="email"
            name="username"
            autoComplete="username"
            label={text("identity.login.email")}
            maxLength={limits.email.max}
            aria-required
          />
          <PasswordInput
            {...form.getInputProps("password")}
            name="password"
            autoComplete="current-password"
            label={text("identity.login.password")}
            aria-invalid={form.errors["password"] !== undefined}
            visibilityToggleButtonProps={{ "aria-label": text("identity.login.show"), tabIndex: 0 }}
            aria-required
          />
          <Button type="submit" size="md" fullWidth loading={signIn.busy}>
            {text("identity.login.submit")}
          </Button>
          <div className={classes.links}>
            <AppLink href={screenHref("/admin/forgotpassword", {})}>{text("identity.login.forgot")}</AppLink>
          </div>
        </Stack>
      </form>
      {signIn.challenged && (
        <Suspense>
          <ChallengeDialog
            busy={signIn.busy}
            onSolved={(payload) => void signIn.answerChallenge(payload)}
            onCancel={signIn.cancelChallenge}
          />
        </Suspense>
      )}
    </AuthPage>
  );
}
