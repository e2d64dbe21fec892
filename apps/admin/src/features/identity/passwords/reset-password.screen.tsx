import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { checkResetKey, resetPassword } from "@polyphon/contract/identity/password.contract.ts";
import { ErrorState } from "@polyphon/ui/feedback/state/error-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect } from "react";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { noticeKinds } from "../../../shared/notices/notice-kinds.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { Redirect } from "../../../shared/address/redirect.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { knownBrowser } from "../../../shared/session/session.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { AuthPage } from "../auth-page.tsx";
import classes from "../auth-page.module.css";
import { checkNewPassword } from "../../../shared/passwords/check-new-password.ts";
import { FailureStrip } from "../failure-strip.tsx";
import { PasswordFields } from "../../../shared/passwords/password-fields.tsx";
import { useFailure } from "../use-failure.ts";

const login = screenHref("/admin", {});

/** An invalid key: one notice, then the login. */
function InvalidKey({ words }: { words: string }) {
  const notify = useNotify();
  useEffect(() => notify({ ...noticeKinds.danger, text: words }), [notify, words]);
  return <Redirect to={login} />;
}

function NewPasswordForm({ resetKey }: { resetKey: string }) {
  const { text } = useText();
  const notify = useNotify();
  const go = useGo();
  const { failure, clear, fail } = useFailure(text("identity.reset.failed"));
  const save = useCommand(resetPassword, {
    onSuccess: (answer) => {
      knownBrowser.keep(answer);
      notify({ ...noticeKinds.success, text: answer.message });
      go(login, { replace: true });
    },
    onError: fail,
  });
  const form = useForm({
    initialValues: { newPassword: "", confirmPassword: "" },
    validate: (values) => checkNewPassword(values, text),
  });
  return (
    <form
      onSubmit={form.onSubmit((values) => {
        clear();
        save.mutate({ ...values, key: resetKey, panel: "ADMIN" });
      })}
      noValidate
    >
      <Stack gap="md">
        <FailureStrip failure={failure} />
        <PasswordFields form={form} />
        <Button type="submit" size="md" fullWidth loading={save.isPending}>
          {text("identity.reset.submit")}
        </Button>
        <div className={classes.links}>
          <AppLink href={login}>{text("identity.login.back")}</AppLink>
        </div>
      </Stack>
    </form>
  );
}

function CheckedKey({ resetKey }: { resetKey: string }) {
  const { text } = useText();
  const checked = useEndpoint(checkResetKey, { key: resetKey }, { staleTime: Infinity });
  const problem = problemOf(checked.error);
  if (problem) return <InvalidKey words={problem.description} />;
  return (
    <AuthPage
      title={text("identity.reset.title")}
      text={text("identity.reset.text")}
      tab={text("screens.resetpassword")}
    >
      {checked.isPending && <SkeletonRows label={text("identity.reset.checking")} rows={3} />}
      {checked.isError && (
        <ErrorState
          title={text("identity.reset.uncheckable")}
          text={failureText(checked.error, text).text}
          compact
          actions={
            <Button variant="default" onClick={() => void checked.refetch()}>
              {text("kit.failed.again")}
            </Button>
          }
        />
      )}
      {checked.isSuccess && <NewPasswordForm resetKey={resetKey} />}
    </AuthPage>
  );
}

export default function ResetPasswordScreen() {
  const { values } = useListQuery();
  const { key } = values;
  return key === undefined || key === "" ? <Redirect to={login} /> : <CheckedKey resetKey={key} />;
}
