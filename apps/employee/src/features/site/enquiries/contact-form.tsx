import { Button, Textarea } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { sendContact } from "@polyphon/contract/site/site.contract.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import type { ReactNode } from "react";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { t } from "../../../shared/text/text.ts";
import { type AskedChallenge, useProvenForm } from "../../../shared/form/use-proven-form.ts";
import { checkContact } from "./check-site-form.ts";
import { SentCard } from "./sent-card.tsx";
import classes from "./site-form.module.css";
import { TextField } from "./text-field.tsx";

const initial = { name: "", email: "", phone: "", message: "" };

export function ContactForm({ ask }: { ask: (challenge: AskedChallenge) => ReactNode }) {
  const call = useApi();
  const { form, sent, challenge, again } = useProvenForm({
    action: "contact",
    initial,
    check: checkContact,
    send: (values, proof) => call(sendContact, { ...values, ...proof }),
  });
  if (sent !== null) {
    return (
      <Card bleed>
        <SentCard message={sent} onAgain={again} />
      </Card>
    );
  }
  const field = (name: "name" | "email" | "phone") => (
    <TextField
      name={name}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(value) => form.set({ [name]: value })}
    />
  );
  return (
    <Card title={t("site.contact.formTitle")} bleed>
      <form className={classes.form} onSubmit={form.onSubmit} noValidate>
        <FormFailure failure={form.failure} />
        {field("name")}
        <div className={classes.pair}>
          {field("email")}
          {field("phone")}
        </div>
        <Textarea
          name="message"
          label={t("site.fields.message")}
          required
          autosize
          minRows={5}
          maxRows={14}
          maxLength={limits.form.messageMax + 1}
          value={form.values.message}
          error={form.errors.message}
          onChange={(event) => form.set({ message: event.currentTarget.value })}
        />
        <div className={classes.end}>
          <Button type="submit" size="md" loading={form.busy}>
            {t("site.contact.submit")}
          </Button>
        </div>
      </form>
      {challenge !== null && ask(challenge)}
    </Card>
  );
}
