import { Button } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { ReferencesInput } from "@polyphon/admin-kit/reference/references-input.tsx";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import {
  readDashboard,
  saveAccountFilter,
} from "@polyphon/contract/operations/settings/dashboard-settings.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import { useCommand, useEndpoint, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./settings.module.css";

/** The companies that the user's dashboard covers. */
export function AccountFilter() {
  const { text } = useText();
  const kit = useKit();
  const notify = useNotify();
  const refreshed = useRefreshed();
  const { data } = useEndpoint(readDashboard, {});
  const save = useCommand(saveAccountFilter);
  const [typed, setTyped] = useState<readonly Named[] | null>(null);
  const companies = typed ?? data?.companies ?? [];
  const submit = async () => {
    try {
      await save.mutateAsync({ companies: companies.map(({ id }) => id) });
    } catch {
      // The strip shows the refusal from the mutation.
      return;
    }
    notify({ tone: "ok", text: text("operations.dashboards.saved") });
    await refreshed();
    setTyped(null);
  };
  return (
    <Section title={text("operations.dashboards.filter")} text={text("operations.dashboards.filterText")}>
      {save.isError && <NoticeStrip tone="bad">{failureText(save.error, kit.text).text}</NoticeStrip>}
      <div className={classes.filter}>
        <ReferencesInput
          label={text("operations.dashboards.companies")}
          endpoint={choiceSources.company}
          value={companies}
          onChange={setTyped}
        />
        <Button loading={save.isPending} disabled={typed === null} onClick={() => void submit()}>
          {text("operations.dashboards.save")}
        </Button>
      </div>
    </Section>
  );
}
