import { Button, TextInput } from "@mantine/core";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { updateProfile } from "@polyphon/contract/identity/profile.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { useMe, type Me } from "../../../shared/session/me.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import classes from "../auth-form.module.css";
import { checkHeadline, checkNames } from "../check-fields.ts";
import { NameFields } from "../name-fields.tsx";

type MailLanguage = Me["account"]["language"];

interface ProfileValues extends Record<string, string> {
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string;
  readonly language: MailLanguage;
}

/** The account data that its owner can change. */
export function ProfileForm() {
  const { account } = useMe();
  const call = useApi();
  const queries = useQueryClient();
  const form = useForm<ProfileValues>({
    initial: {
      firstName: account.firstName,
      lastName: account.lastName,
      headline: account.headline ?? "",
      language: account.language,
    },
    check: (values) => ({ ...checkNames(values), headline: checkHeadline(values.headline) }),
    send: async (values) => {
      const headline = values.headline.trim() === "" ? null : values.headline;
      const saved = await call(updateProfile, { ...values, headline });
      queries.setQueryData([readAccount.name, {}], saved);
      notify("ok", t("identity.profile.saved"));
    },
  });
  return (
    <Card title={t("identity.profile.edit")} aside={t("identity.profile.text")} bleed>
      <form className={classes.form} onSubmit={form.onSubmit} noValidate>
        <FormFailure failure={form.failure} />
        <NameFields values={form.values} errors={form.errors} onChange={form.set} />
        <TextInput
          label={t("identity.fields.headline")}
          description={t("identity.fields.headlineHint", { max: limits.profile.headlineMax })}
          name="headline"
          autoComplete="organization-title"
          maxLength={limits.profile.headlineMax + 1}
          value={form.values.headline}
          error={form.errors["headline"]}
          onChange={(event) => form.set({ headline: event.currentTarget.value })}
        />
        <Segmented
          label={t("identity.profile.mailLanguage")}
          showLabel
          value={form.values.language}
          onChange={(language) => form.set({ language })}
          options={[
            { value: "en", label: t("shell.language.en") },
            { value: "de", label: t("shell.language.de") },
          ]}
        />
        <div className={classes.end}>
          <Button type="submit" loading={form.busy}>
            {t("identity.profile.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
