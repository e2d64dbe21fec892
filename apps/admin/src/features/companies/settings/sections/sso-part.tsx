import { Button, PasswordInput, Switch, TextInput } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { useEffect, useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../company-form.module.css";
import { type Sso, useSso } from "./use-sso.ts";

export interface SsoPartProps {
  companyId: number;
  domain: string;
  onDirty: (dirty: boolean) => void;
}

function Secret({ sso }: { sso: Sso }) {
  const { text } = useText();
  const { clientSecret } = sso.draft;
  if (clientSecret === null)
    return (
      <TextInput
        label={text("companies.form.sso.clientSecret")}
        description={text("companies.form.sso.stored")}
        value="••••••••••••"
        readOnly
        rightSectionWidth={96}
        rightSection={
          <Button variant="subtle" size="compact-xs" onClick={() => sso.change({ clientSecret: "" })}>
            {text("companies.form.sso.replace")}
          </Button>
        }
      />
    );
  return (
    <div>
      <PasswordInput
        label={text("companies.form.sso.clientSecret")}
        description={text("companies.form.sso.secretHint")}
        withAsterisk
        autoComplete="new-password"
        error={sso.faults["clientSecret"]}
        value={clientSecret}
        onChange={(event) => sso.change({ clientSecret: event.currentTarget.value })}
      />
      {sso.stored && (
        <Button variant="subtle" size="compact-xs" onClick={() => sso.change({ clientSecret: null })}>
          {text("companies.form.sso.keep")}
        </Button>
      )}
    </div>
  );
}

/** Single sign-on of a company, saved separately because its secret is not part of the settings. */
export function SsoPart({ companyId, domain, onDirty }: SsoPartProps) {
  const { text } = useText();
  const sso = useSso(companyId);
  const [asking, setAsking] = useState(false);
  const { dirty, found } = sso;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  if (found.isPending) return <SkeletonRows label={text("shell.frame.loading")} rows={3} />;
  if (found.isError)
    return (
      <LoadFailed
        title={text("companies.form.sso.failed")}
        error={found.error}
        onAgain={() => void found.refetch()}
      />
    );
  const word = (name: "applicationName" | "clientId" | "tenantId") => (
    <TextInput
      label={text(`companies.form.sso.${name}`)}
      withAsterisk
      spellCheck={false}
      error={sso.faults[name]}
      value={sso.draft[name]}
      onChange={(event) => sso.change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={classes.stack}>
      <FormFailure error={sso.failed} merged={sso.merged} onReload={sso.acceptNewer} />
      <div className={classes.box}>
        <div className={classes.boxed}>
          <Switch
            label={text("companies.form.sso.enabled", { domain })}
            description={text("companies.form.sso.enabledText")}
            checked={sso.draft.enabled}
            onChange={(event) => sso.change({ enabled: event.currentTarget.checked })}
          />
        </div>
      </div>
      <div className={classes.grid}>
        {word("applicationName")}
        {word("tenantId")}
        {word("clientId")}
        <Secret sso={sso} />
      </div>
      <div className={classes.actions}>
        <Button variant="default" loading={sso.saving} disabled={!dirty} onClick={() => void sso.save()}>
          {text("companies.form.sso.save")}
        </Button>
        {sso.stored && (
          <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
            {text("companies.form.sso.remove")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        title={text("companies.form.sso.removeTitle")}
        yesLabel={text("companies.form.sso.removeYes")}
        cancelLabel={text("kit.form.cancel")}
        danger
        busy={sso.removing}
        onYes={() => void sso.remove().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <FormattedText>{text("companies.form.sso.removeText")}</FormattedText>
      </ConfirmDialog>
    </div>
  );
}
