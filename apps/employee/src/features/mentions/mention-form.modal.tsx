import { Button, TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { addMentions, lookUpMention, updateMention } from "@polyphon/contract/mentions/mentions.contract.ts";
import {
  type DraftFaults,
  draftFaults,
  draftFieldOf,
  draftOf,
  emptyDraft,
  type MentionDraft,
  inputOf,
} from "@polyphon/rules/mentions/mention-draft.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useApi, useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { type FormEvent, useState } from "react";
import { failureText, type FailureText } from "../../shared/failure/failure-text.ts";
import { FormDialog } from "../../shared/dialog/form-dialog.tsx";
import { notify } from "../../shared/notices/notices.ts";
import { t } from "../../shared/text/text.ts";
import classes from "./mentions.module.css";
import type { Mention } from "./use-mentions.ts";

type Texts = Partial<Record<keyof MentionDraft, string>>;

function textsOf(faults: DraftFaults): Texts {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      t(`mentions.form.${fault}`, { max: limits.mention.textMax }),
    ]),
  );
}

/** The server's messages at their fields; those without a field are above the form. */
function refusalOf(error: unknown): { texts: Texts; failure: FailureText | null } {
  const texts: Texts = {};
  for (const { field, message } of problemOf(error)?.violations ?? []) {
    const name = draftFieldOf(field);
    if (name !== null) texts[name] = message;
  }
  return { texts, failure: Object.keys(texts).length > 0 ? null : failureText(error) };
}

function useMentionForm(mention: Mention | null, onClose: () => void) {
  const [draft, setDraft] = useState(mention ? draftOf(mention) : emptyDraft);
  const [texts, setTexts] = useState<Texts>({});
  const [failure, setFailure] = useState<FailureText | null>(null);
  const done = {
    onSuccess: () => {
      notify("ok", t("mentions.form.sent"));
      onClose();
    },
    onError: (error: unknown) => {
      const refusal = refusalOf(error);
      setTexts(refusal.texts);
      setFailure(refusal.failure);
    },
  };
  const add = useCommand(addMentions, done);
  const update = useCommand(updateMention, done);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const faults = draftFaults(draft);
    setTexts(textsOf(faults));
    setFailure(null);
    if (Object.keys(faults).length > 0) return;
    const input = inputOf(draft);
    if (mention) update.mutate({ id: mention.id, version: mention.version, mention: input });
    else add.mutate({ mentions: [input] });
  };
  return {
    draft,
    texts,
    failure,
    busy: add.isPending || update.isPending,
    send,
    set: (change: Partial<MentionDraft>) => setDraft((before) => ({ ...before, ...change })),
    say: (field: keyof MentionDraft, text: string) => setTexts((before) => ({ ...before, [field]: text })),
  };
}

type MentionForm = ReturnType<typeof useMentionForm>;

/** Looks up the address at LinkedIn; what it does not return can be typed in. */
function LookUp({ form }: { form: MentionForm }) {
  const call = useApi();
  const [state, setState] = useState<"idle" | "asking" | { found: string }>("idle");
  const ask = async () => {
    setState("asking");
    try {
      const found = await call(lookUpMention, { profileUrl: form.draft.profileUrl.trim() });
      form.set({
        accountType: found.accountType,
        linkedinId: found.linkedinUrn.split(":").at(-1) ?? "",
        name: found.displayName,
        ...(found.profileUrl === null ? { profileUrl: "" } : { profileUrl: found.profileUrl }),
      });
      setState({ found: found.displayName });
    } catch (error) {
      form.say("profileUrl", failureText(error).text);
      setState("idle");
    }
  };
  return (
    <div>
      <div className={classes.lookUp}>
        <TextInput
          className={classes.grow}
          label={t("mentions.form.source")}
          description={t("mentions.form.sourceHint")}
          placeholder="https://www.linkedin.com/in/…"
          inputMode="url"
          autoComplete="off"
          data-autofocus
          maxLength={limits.mention.urlMax}
          value={form.draft.profileUrl}
          error={form.texts.profileUrl}
          onChange={(event) => form.set({ profileUrl: event.currentTarget.value })}
        />
        <Button
          variant="default"
          loading={state === "asking"}
          disabled={form.draft.profileUrl.trim() === ""}
          onClick={() => void ask()}
        >
          {t("mentions.form.lookUp")}
        </Button>
      </div>
      <output className={classes.found}>
        {typeof state === "object" && t("mentions.form.found", { name: state.found })}
      </output>
    </div>
  );
}

function Fields({ form }: { form: MentionForm }) {
  const { draft, texts, set } = form;
  const organization = draft.accountType === "ORGANIZATION";
  return (
    <>
      <Segmented
        label={t("mentions.form.type")}
        showLabel
        value={draft.accountType}
        onChange={(accountType) => set({ accountType })}
        options={[
          { value: "PERSONAL", label: t("mentions.PERSONAL") },
          { value: "ORGANIZATION", label: t("mentions.ORGANIZATION") },
        ]}
      />
      <TextInput
        label={t(organization ? "mentions.form.organizationId" : "mentions.form.personalId")}
        description={organization ? t("mentions.form.organizationIdHint") : undefined}
        inputMode={organization ? "numeric" : "text"}
        autoComplete="off"
        value={draft.linkedinId}
        error={texts.linkedinId}
        onChange={(event) => set({ linkedinId: event.currentTarget.value })}
      />
      <TextInput
        label={t(organization ? "mentions.form.organizationName" : "mentions.form.personalName")}
        autoComplete="off"
        value={draft.name}
        error={texts.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t("mentions.form.displayName")}
        description={t("mentions.form.displayNameHint")}
        autoComplete="off"
        value={draft.displayName}
        error={texts.displayName}
        onChange={(event) => set({ displayName: event.currentTarget.value })}
      />
    </>
  );
}

export interface MentionFormModalProps {
  /** Null for a new one. */
  mention: Mention | null;
  onClose: () => void;
}

export default function MentionFormModal({ mention, onClose }: MentionFormModalProps) {
  const form = useMentionForm(mention, onClose);
  return (
    <FormDialog
      title={t(mention ? "mentions.form.editTitle" : "mentions.form.newTitle")}
      text={t(mention ? "mentions.form.editText" : "mentions.form.newText")}
      submit={t("mentions.form.send")}
      busy={form.busy}
      failure={form.failure}
      onSubmit={form.send}
      onClose={onClose}
    >
      <LookUp form={form} />
      <Fields form={form} />
    </FormDialog>
  );
}
