import { Select, Switch } from "@mantine/core";
import { shareTypes } from "@polyphon/contract/content/content.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { SectionProps } from "./basics-section.tsx";
import classes from "../post-form.module.css";

/** Where employees may share it, and whether they may change its text. */
export function SharingSection({ draft, errorOf, onChange }: SectionProps) {
  const { text } = useText();
  return (
    <section className={classes.railSection} aria-labelledby="sharing-title">
      <h2 id="sharing-title" className={classes.railTitle}>
        {text("content.form.sharing")}
      </h2>
      <div data-field="shareType">
        <Select
          label={text("content.form.shareType")}
          allowDeselect={false}
          data={shareTypes.map((value) => ({
            value,
            label: value === "ALL" ? text("content.form.everyNetwork") : networkNames[value],
            disabled: value === "TWITTER" && draft.type === "DOCUMENT",
          }))}
          value={draft.shareType}
          error={errorOf("shareType")}
          onChange={(next) =>
            onChange({ shareType: shareTypes.find((one) => one === next) ?? draft.shareType }, "shareType")
          }
        />
      </div>
      <Switch
        label={text("content.form.copyEditable")}
        description={text("content.form.copyEditableHelp")}
        checked={draft.copyEditable}
        onChange={(event) => onChange({ copyEditable: event.currentTarget.checked }, "copyEditable")}
      />
    </section>
  );
}
