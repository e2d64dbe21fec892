import { Select, Switch } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import {
  type DashboardCard,
  dashboardCards,
} from "@polyphon/contract/operations/settings/dashboard-cards.ts";
import {
  listDashboardSettings,
  saveDashboardSetting,
} from "@polyphon/contract/operations/settings/dashboard-settings.contract.ts";
import { userTypeNames } from "@polyphon/contract/permissions.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { type Text, useText } from "../../../shared/text/use-text.ts";
import classes from "./settings.module.css";

function typeName(userType: number, text: Text): string {
  const name = userTypeNames[userType];
  return name === undefined ? String(userType) : text(`shell.userTypes.${name}`);
}

/** Which cards the dashboard of a user type shows. A switch takes effect at once. */
export function CardChoice() {
  const { text } = useText();
  const kit = useKit();
  const notify = useNotify();
  const [type, setType] = useState(0);
  const found = useEndpoint(listDashboardSettings, {});
  const save = useCommand(saveDashboardSetting);
  const items = found.data?.items ?? [];
  const setting = items.find(({ userType }) => userType === type);

  const turn = async (card: DashboardCard, on: boolean) => {
    if (!setting) return;
    const others = setting.hidden.filter((one) => one !== card);
    const hidden = on ? others : [...others, card];
    try {
      await save.mutateAsync({ userType: type, hidden, version: setting.version });
      notify({ tone: "ok", text: text("operations.dashboards.saved") });
    } catch {
      // The strip above the switches shows the refusal from the mutation.
    }
  };
  return (
    <Section title={text("operations.dashboards.table")} text={text("operations.dashboards.tableText")}>
      {found.isPending && <SkeletonRows label={text("kit.list.loading")} rows={6} />}
      {found.isError && found.data === undefined && (
        <LoadFailed
          title={text("kit.failed.record")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      )}
      {save.isError && <NoticeStrip tone="bad">{failureText(save.error, kit.text).text}</NoticeStrip>}
      {setting && (
        <>
          <div className={classes.type}>
            <Select
              label={text("operations.dashboards.type")}
              allowDeselect={false}
              data={items.map(({ userType }) => ({
                value: String(userType),
                label: typeName(userType, text),
              }))}
              value={String(type)}
              onChange={(value) => setType(Number(value))}
            />
          </div>
          <ul className={classes.cards} aria-label={typeName(type, text)}>
            {dashboardCards.map((card) => (
              <li key={card}>
                <Switch
                  label={text(`operations.dashboards.cards.${card}`)}
                  checked={!setting.hidden.includes(card)}
                  disabled={save.isPending || found.isFetching}
                  onChange={(event) => void turn(card, event.currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
