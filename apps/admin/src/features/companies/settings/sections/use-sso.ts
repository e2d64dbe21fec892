import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { violationsOf } from "@polyphon/admin-kit/failure/violation-text.ts";
import {
  readSsoSettings,
  removeSsoSettings,
  saveSsoSettings,
} from "@polyphon/contract/identity/sso.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";

interface SsoDraft {
  readonly applicationName: string;
  readonly clientId: string;
  readonly tenantId: string;
  readonly enabled: boolean;
  /** Null keeps the stored one, which nobody can read. */
  readonly clientSecret: string | null;
}

const empty: SsoDraft = { applicationName: "", clientId: "", tenantId: "", enabled: false, clientSecret: "" };

type StoredSso = NonNullable<OutputOf<typeof readSsoSettings>["settings"]>;

function storedOf(settings: StoredSso | null): { version: number | null; values: SsoDraft } {
  if (settings === null) return { version: null, values: empty };
  const { version, applicationName, clientId, tenantId, enabled } = settings;
  return { version, values: { applicationName, clientId, tenantId, enabled, clientSecret: null } };
}

/** A company's single sign-on: read, saved and removed separately, with a version of its own. */
export function useSso(companyId: number) {
  const kit = useKit();
  const { text } = useText();
  const found = useEndpoint(readSsoSettings, { companyId }, { refetchOnWindowFocus: false });
  const saveCall = useCommand(saveSsoSettings);
  const removeCall = useCommand(removeSsoSettings);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<unknown>(null);

  const stored = found.data?.settings ?? null;
  const record = useRecordForm(storedOf(stored));
  const { values: draft, dirty, version } = record;

  const clear = () => {
    setFaults({});
    setFailed(null);
  };
  const settle = async () => {
    clear();
    const { data } = await found.refetch();
    record.markSaved(storedOf(data?.settings ?? null));
  };
  const refuse = (error: unknown) => {
    const violations = problemOf(error)?.violations ?? [];
    setFaults(Object.fromEntries(violations.map(({ field, message }) => [field, message])));
    setFailed(error);
  };
  const save = async () => {
    const { clientSecret, ...rest } = draft;
    const wanted = {
      companyId,
      ...rest,
      ...(clientSecret === null ? {} : { clientSecret }),
      ...(version === null ? {} : { version }),
    };
    const parsed = saveSsoSettings.input.safeParse(wanted);
    setFaults(parsed.success ? {} : violationsOf(parsed.error, kit.text));
    if (!parsed.success) return;
    try {
      await saveCall.mutateAsync(wanted);
      kit.notify({ tone: "ok", text: text("companies.form.sso.saved") });
      await settle();
    } catch (error) {
      refuse(error);
    }
  };
  const remove = async () => {
    try {
      await removeCall.mutateAsync({ companyId });
      kit.notify({ tone: "ok", text: text("companies.form.sso.removed") });
      await settle();
    } catch (error) {
      refuse(error);
    }
  };
  return {
    found,
    stored,
    draft,
    dirty,
    faults,
    failed,
    merged: record.merged,
    change: record.change,
    save,
    remove,
    acceptNewer: () => {
      record.acceptNewer();
      clear();
      void found.refetch();
    },
    saving: saveCall.isPending,
    removing: removeCall.isPending,
  };
}

export type Sso = ReturnType<typeof useSso>;
