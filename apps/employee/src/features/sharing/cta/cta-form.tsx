import { Button, Textarea, TextInput } from "@mantine/core";
import { listFrontCategories } from "@polyphon/contract/content/content.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { addCta, editCta } from "@polyphon/contract/sharing/cta.contract.ts";
import { ctaLength } from "@polyphon/rules/sharing/cta/call-to-action.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useId } from "react";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { formatNumber } from "../../../shared/time/formats.ts";
import { useMe } from "../../../shared/session/me.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { type Form, useForm } from "../../../shared/form/use-form.ts";
import { checkCta, type CtaForm as Values, daysOf, idsOf, instantsOf } from "./check-cta.ts";
import classes from "./cta.module.css";
import type { Cta } from "./use-ctas.ts";

function firstValues(cta: Cta | null, categoryId: number, zone: string): Values {
  return {
    title: cta?.title ?? "",
    description: cta?.description ?? "",
    ctaSocialCopy: cta?.ctaSocialCopy ?? "",
    categoryIds: cta ? cta.categories.map(({ id }) => id).join(",") : String(categoryId),
    ...daysOf(cta ?? { startDate: null, endDate: null }, zone),
  };
}

function Topics({ form }: { form: Form<Values> }) {
  const id = useId();
  const { data } = useEndpoint(listFrontCategories, {});
  const chosen = idsOf(form.values.categoryIds);
  const toggle = (one: number) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    form.set({ categoryIds: next.join(",") });
  };
  const fault = form.errors.categoryIds;
  return (
    <fieldset className={classes.topics} aria-describedby={fault === undefined ? undefined : id}>
      <legend className={classes.label}>{t("sharing.cta.form.topics")}</legend>
      {data?.categories.map((one) => (
        <ChoiceChip key={one.id} small pressed={chosen.includes(one.id)} onPress={() => toggle(one.id)}>
          {one.categoryName}
        </ChoiceChip>
      ))}
      {fault !== undefined && (
        <p id={id} className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

export interface CtaFormProps {
  /** Null for a new one. */
  cta: Cta | null;
  categoryId: number;
  onDone: () => void;
}

export function CtaForm({ cta, categoryId, onDone }: CtaFormProps) {
  const zone = useMe().company.companyTimeZone;
  const add = useCommand(addCta);
  const edit = useCommand(editCta);
  const form = useForm<Values>({
    initial: firstValues(cta, categoryId, zone),
    check: checkCta,
    send: async (values) => {
      const { title, description, ctaSocialCopy } = values;
      const fields = {
        title,
        description,
        ctaSocialCopy,
        categoryIds: idsOf(values.categoryIds),
        ...instantsOf(values, zone),
      };
      if (cta) await edit.mutateAsync({ ...fields, id: cta.id, version: cta.version });
      else await add.mutateAsync(fields);
      notify("ok", t("sharing.cta.form.saved"));
      onDone();
    },
  });
  const { values, errors, set } = form;
  const count = formatNumber(ctaLength(values.ctaSocialCopy.trim()));
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <FormFailure failure={form.failure} />
      <TextInput
        label={t("sharing.cta.form.title")}
        description={t("sharing.cta.form.titleHint")}
        autoComplete="off"
        data-autofocus
        value={values.title}
        error={errors.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t("sharing.cta.form.copy")}
        description={t("sharing.cta.form.copyHint", { count, max: limits.cta.inShareMax })}
        rows={4}
        value={values.ctaSocialCopy}
        error={errors.ctaSocialCopy}
        onChange={(event) => set({ ctaSocialCopy: event.currentTarget.value })}
      />
      <TextInput
        label={t("sharing.cta.form.description")}
        autoComplete="off"
        maxLength={limits.cta.descriptionMax}
        value={values.description}
        error={errors.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <Topics form={form} />
      <div className={classes.dates}>
        <TextInput
          type="date"
          label={t("sharing.cta.form.start")}
          value={values.startDate}
          error={errors.startDate}
          onChange={(event) => set({ startDate: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t("sharing.cta.form.end")}
          min={values.startDate}
          value={values.endDate}
          error={errors.endDate}
          onChange={(event) => set({ endDate: event.currentTarget.value })}
        />
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {t("sharing.cta.form.back")}
        </Button>
        <Button type="submit" loading={form.busy}>
          {t("sharing.cta.form.save")}
        </Button>
      </div>
    </form>
  );
}
