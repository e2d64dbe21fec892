import "../../../shared/theme/styles-screens.ts";
import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { changeUserPassword, getStaffUser } from "@polyphon/contract/people/staff/staff-users.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { checkNewPassword } from "../../../shared/passwords/check-new-password.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import classes from "../../../shared/theme/page.module.css";
import { PasswordFields } from "../../../shared/passwords/password-fields.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import own from "./staff.module.css";

const list = () => screenHref("/admin/chief-users", {});

/** A password chosen for somebody else is known to two people, so it must be changed at the next login. */
function PasswordForm({ id, name }: { id: number; name: string }) {
  const { text } = useText();
  const notify = useNotify();
  const go = useGo();
  const form = useForm({
    initialValues: { newPassword: "", confirmPassword: "" },
    validate: (values) => checkNewPassword(values, text),
  });
  const change = useCommand(changeUserPassword, {
    onSuccess: () => {
      notify({ tone: "ok", text: text("people.password.done", { name }) });
      go(list());
    },
    onError: (error) => {
      for (const { field, message } of problemOf(error)?.violations ?? []) form.setFieldError(field, message);
    },
  });
  return (
    <form
      className={own.narrow}
      noValidate
      onSubmit={form.onSubmit((values) => change.mutate({ id, ...values }))}
    >
      <Stack gap="md">
        {change.isError && <NoticeStrip tone="bad">{failureText(change.error, text).text}</NoticeStrip>}
        <PasswordFields form={form} />
        <div>
          <Button type="submit" loading={change.isPending}>
            {text("people.password.save")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

export default function ChiefChangePasswordScreen() {
  const { text } = useText();
  const found = useEndpoint(getStaffUser, { id: useRecordId() });
  if (found.data === undefined) return <RecordState found={found} rows={4} />;
  const { name, email, can } = found.data;
  return (
    <div className={classes.page}>
      <PageHead title={text("people.password.title", { name })} sub={email} />
      {can.changePassword ? (
        <>
          <p className={classes.quiet}>{text("people.password.text")}</p>
          <PasswordForm id={found.data.id} name={name} />
        </>
      ) : (
        <NoticeStrip tone="warn">{text("people.password.notYours")}</NoticeStrip>
      )}
    </div>
  );
}
