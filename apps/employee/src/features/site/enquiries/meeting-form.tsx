import { Button } from "@mantine/core";
import { requestMeeting } from "@polyphon/contract/site/site.contract.ts";
import { RadioLine } from "@polyphon/ui/input/choice/radio-line.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import type { ReactNode } from "react";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { t } from "../../../shared/text/text.ts";
import { type AskedChallenge, useProvenForm } from "../../../shared/form/use-proven-form.ts";
import { checkMeeting } from "./check-site-form.ts";
import { SentCard } from "./sent-card.tsx";
import classes from "./site-form.module.css";
import { TextField } from "./text-field.tsx";

const methods = ["EMAIL", "PHONE", "VIDEO_CALL"] as const;
const initial = { name: "", role: "", email: "", company: "", phone: "", contactMethod: "" };

function chosenOf(contactMethod: string): (typeof methods)[number] | undefined {
  return methods.find((method) => method === contactMethod);
}

export function MeetingForm({ ask }: { ask: (challenge: AskedChallenge) => ReactNode }) {
  const call = useApi();
  const { form, sent, challenge, again } = useProvenForm({
    action: "meeting",
    initial,
    check: checkMeeting,
    send: (values, proof) =>
      call(requestMeeting, { ...values, contactMethod: chosenOf(values.contactMethod) ?? "EMAIL", ...proof }),
  });
  if (sent !== null) {
    return (
      <Card bleed>
        <SentCard message={sent} onAgain={again} />
      </Card>
    );
  }
  const field = (name: "name" | "role" | "email" | "company" | "phone") => (
    <TextField
      name={name}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(value) => form.set({ [name]: value })}
    />
  );
  return (
    <Card bleed>
      <form className={classes.form} onSubmit={form.onSubmit} noValidate>
        <FormFailure failure={form.failure} />
        <div className={classes.pair}>
          {field("name")}
          {field("role")}
        </div>
        <div className={classes.pair}>
          {field("email")}
          {field("company")}
        </div>
        {field("phone")}
        <RadioLine
          name="contactMethod"
          label={t("site.fields.contactMethod")}
          required
          value={chosenOf(form.values.contactMethod) ?? ""}
          options={methods.map((method) => ({ value: method, label: t(`site.methods.${method}`) }))}
          error={form.errors.contactMethod}
          onChange={(contactMethod) => form.set({ contactMethod })}
        />
        <div className={classes.end}>
          <Button type="submit" size="md" loading={form.busy}>
            {t("site.meeting.submit")}
          </Button>
        </div>
      </form>
      {challenge !== null && ask(challenge)}
    </Card>
  );
}
