import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { updateStaffProfile } from "@polyphon/contract/identity/profile.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Face } from "@polyphon/ui/data/face.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type Account, useAccount } from "../../shared/session/account.ts";
import { AppLink } from "../../shared/address/app-link.tsx";
import { formatMoment } from "../../shared/time/format-time.ts";
import { noticeKinds } from "../../shared/notices/notice-kinds.ts";
import { useNotify } from "../../shared/notices/notices.tsx";
import { keepAccount } from "../../shared/session/own-account.ts";
import { screenHref } from "../../shared/address/screen-href.ts";
import { UnsavedGuard } from "../../shared/form/unsaved-guard.tsx";
import { useText } from "../../shared/text/use-text.ts";
import { FailureStrip } from "./failure-strip.tsx";
import classes from "./own-pages.module.css";
import { useFailure } from "./use-failure.ts";

function PersonForm({ account }: { account: Account }) {
  const { text } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const { failure, clear, fail } = useFailure(text("identity.profile.failed"));
  const { firstName, lastName, headline, language } = account;
  const form = useForm({
    initialValues: { firstName, lastName, headline: headline ?? "", language },
    validate: {
      firstName: (value) => (value.trim() === "" ? text("identity.profile.firstNameNeeded") : null),
      lastName: (value) => (value.trim() === "" ? text("identity.profile.lastNameNeeded") : null),
    },
  });
  const save = useCommand(updateStaffProfile, {
    onSuccess: (saved, values) => {
      keepAccount(client, saved);
      form.resetDirty({ ...values, headline: values.headline ?? "" });
      notify({ ...noticeKinds.success, text: text("identity.profile.saved") });
    },
    onError: (error) => {
      const violations = problemOf(error)?.violations ?? [];
      form.setErrors(Object.fromEntries(violations.map(({ field, message }) => [field, message])));
      fail(error);
    },
  });
  return (
    <form
      onSubmit={form.onSubmit((values) => {
        clear();
        save.mutate({ ...values, headline: values.headline.trim() === "" ? null : values.headline });
      })}
      noValidate
    >
      <Stack gap="md">
        <FailureStrip failure={failure} />
        <div className={classes.pair}>
          <TextInput
            {...form.getInputProps("firstName")}
            autoComplete="given-name"
            label={text("identity.profile.firstName")}
            maxLength={limits.name.max}
            aria-required
          />
          <TextInput
            {...form.getInputProps("lastName")}
            autoComplete="family-name"
            label={text("identity.profile.lastName")}
            maxLength={limits.name.max}
            aria-required
          />
        </div>
        <TextInput
          {...form.getInputProps("headline")}
          autoComplete="organization-title"
          label={text("identity.profile.headline")}
          description={text("identity.profile.headlineHelp")}
          maxLength={limits.profile.headlineMax}
        />
        <Segmented
          label={text("identity.profile.language")}
          showLabel
          value={form.values.language}
          onChange={(value) => form.setFieldValue("language", value)}
          options={languages.map((value) => ({ value, label: text(`identity.profile.${value}`) }))}
        />
        <div>
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
            {text("kit.form.save")}
          </Button>
        </div>
      </Stack>
      <UnsavedGuard when={() => form.isDirty() && !save.isPending} />
    </form>
  );
}

function AccountFacts({ account }: { account: Account }) {
  const { text, language } = useText();
  const domains = (companies: Account["userRoles"][number]["companies"]) =>
    companies.length === 0
      ? text("identity.profile.everyCompany")
      : companies.map(({ companyDomain }) => companyDomain).join(", ");
  return (
    <dl className={classes.facts}>
      <dt>{text("identity.profile.email")}</dt>
      <dd>
        {account.email}
        <div className={classes.quiet}>{text("identity.profile.emailHelp")}</div>
      </dd>
      <dt>{text("identity.profile.roles")}</dt>
      <dd>
        <ul className={classes.roles}>
          {account.userRoles.map((role) => (
            <li key={role.id}>
              {role.roleName} <span className={classes.quiet}>· {domains(role.companies)}</span>
              {role.roleId === account.roleId && (
                <span className={classes.quiet}> · {text("identity.profile.acting")}</span>
              )}
            </li>
          ))}
        </ul>
      </dd>
      <dt>{text("identity.profile.session")}</dt>
      <dd>{formatMoment(new Date(account.expire_time).toISOString(), language)}</dd>
      <dt>{text("identity.profile.password")}</dt>
      <dd>
        <AppLink href={screenHref("/admin/change-password", {})}>{text("identity.change.title")}</AppLink>
        <div className={classes.quiet}>
          {text("identity.profile.passwordText", { days: account.passwordValidDays })}
        </div>
      </dd>
    </dl>
  );
}

export default function ProfileScreen() {
  const { text } = useText();
  const account = useAccount();
  const name = `${account.firstName} ${account.lastName}`;
  return (
    <div className={classes.page}>
      <PageHead
        title={text("identity.profile.title")}
        sub={text("identity.profile.text")}
        before={<Face name={name} src={account.imageUrl ?? undefined} size={40} />}
      />
      <div className={classes.sections}>
        <Section title={text("identity.profile.person")}>
          <PersonForm account={account} />
        </Section>
        <Section title={text("identity.profile.account")}>
          <AccountFacts account={account} />
        </Section>
      </div>
    </div>
  );
}
