import { Button, Modal, Select, TextInput } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { violationsOf } from "@polyphon/admin-kit/failure/violation-text.ts";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { ReferencesInput } from "@polyphon/admin-kit/reference/references-input.tsx";
import type { Choice } from "@polyphon/admin-kit/reference/use-choices.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useShowRefusal } from "@polyphon/web/form/use-show-refusal.ts";
import { type FormEvent, useRef, useState } from "react";
import { useUnsent } from "../../../../shared/form/use-unsent.ts";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useAccount } from "../../../../shared/session/account.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../front-users.module.css";
import { useFrontUsers } from "../use-front-users.ts";

interface Draft {
  readonly company: Choice | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: "en" | "de";
  readonly groups: readonly Choice[];
}

const nothing = { company: null, firstName: "", lastName: "", email: "", groups: [] };

/** One new employee, who gets an invitation by mail. */
export function AddEmployeeDialog({ onClose }: { onClose: () => void }) {
  const { text, language } = useText();
  const notify = useNotify();
  const refreshed = useRefreshed();
  const { companyId } = useAccount();
  const { calls } = useFrontUsers();
  const add = useCommand(calls.add);
  const unsent = useUnsent<Draft>("add-employee", { ...nothing, language });
  const draft = unsent.value;
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useShowRefusal(form, add.error);

  const { company, groups, ...person } = draft;
  const input = {
    ...person,
    company: companyId ?? company?.id ?? 0,
    groups: groups.map(({ id }) => id),
  };
  const parsed = calls.add.input.safeParse(input);
  const missing = tried && !parsed.success ? violationsOf(parsed.error, text) : {};
  const refused = problemOf(add.error)?.violations ?? [];
  const errorOf = (field: string) => missing[field] ?? refused.find((one) => one.field === field)?.message;
  const change = (part: Partial<Draft>) => {
    unsent.change(part);
    add.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (add.isPending || !parsed.success) return;
    const added = await add.mutateAsync(input).catch(() => null);
    if (added === null) return;
    unsent.forget();
    await refreshed();
    notify({ tone: "ok", text: text("people.reach.added", { email: person.email.trim() }) });
    onClose();
  };
  const word = (name: "firstName" | "lastName" | "email") => (
    <TextInput
      label={text(`people.front-users.fields.${name}`)}
      description={name === "email" ? text("people.reach.emailHelp") : undefined}
      type={name === "email" ? "email" : "text"}
      withAsterisk
      maxLength={name === "email" ? limits.email.max : limits.name.max}
      error={errorOf(name)}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );

  return (
    <Modal
      opened
      onClose={onClose}
      title={text("people.reach.addTitle")}
      closeButtonProps={{ "aria-label": text("people.frontUsers.close") }}
      closeOnClickOutside={false}
      centered
    >
      <form ref={form} className={classes.fields} noValidate onSubmit={(event) => void submit(event)}>
        <p>{text("people.reach.addText")}</p>
        {companyId === null && (
          <ReferenceInput
            endpoint={choiceSources.company}
            label={text("people.front-users.fields.company")}
            withAsterisk
            error={errorOf("company")}
            value={company}
            onChange={(next) => change({ company: next })}
          />
        )}
        {word("firstName")}
        {word("lastName")}
        {word("email")}
        <Select
          label={text("people.front-users.fields.language")}
          allowDeselect={false}
          data={(["en", "de"] as const).map((value) => ({
            value,
            label: text(`people.front-users.choices.language.${value}`),
          }))}
          value={draft.language}
          onChange={(next) => next && change({ language: next === "de" ? "de" : "en" })}
        />
        <ReferencesInput
          endpoint={choiceSources.userGroupParameter}
          label={text("people.front-users.fields.groups")}
          error={errorOf("groups")}
          value={groups}
          onChange={(next) => change({ groups: next })}
        />
        {add.error !== null && refused.length === 0 && (
          <NoticeStrip tone="bad">{failureText(add.error, text).text}</NoticeStrip>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {text("people.frontUsers.cancel")}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {text("people.reach.addYes")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
