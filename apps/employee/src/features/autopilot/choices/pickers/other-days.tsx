import { Switch } from "@mantine/core";
import { t } from "../../../../shared/text/text.ts";
import { ChoiceSet } from "./choice-set.tsx";

/** Whether other working days than the chosen ones may be used. */
export function OtherDays({ agreed, onChange }: { agreed: boolean; onChange: (agreed: boolean) => void }) {
  return (
    <ChoiceSet label={t("autopilot.otherDays.label")} hint={t("autopilot.otherDays.hint")} fault={null}>
      <Switch
        label={t("autopilot.otherDays.agree")}
        checked={agreed}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
    </ChoiceSet>
  );
}
