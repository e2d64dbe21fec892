import { Button, NumberInput, TextInput } from "@mantine/core";
import { appSettings } from "@polyphon/contract/operations/settings/app-settings.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import type { ShownSetting } from "./app-settings-draft.ts";
import classes from "./settings.module.css";

export interface AppSettingFieldProps {
  setting: ShownSetting;
  /** The typed value; null for the default, undefined if unchanged. */
  value: number | string | null | undefined;
  wrong: boolean;
  onChange: (value: number | string | null) => void;
}

function changedWords({ changedBy, changedAt }: ShownSetting, { text, language }: Texts): string | null {
  if (changedAt === null) return null;
  const time = formatMoment(changedAt, language);
  return changedBy === null
    ? text("operations.appSettings.changedAt", { time })
    : text("operations.appSettings.changed", { name: changedBy, time });
}

/** One setting: what it does, its range, its default and who changed it. */
export function AppSettingField({ setting, value, wrong, onChange }: AppSettingFieldProps) {
  const texts = useText();
  const { text } = texts;
  const { name, standard } = setting;
  const definition = appSettings[name];
  const shown = value === undefined ? setting.value : (value ?? standard);
  const unit = definition.kind === "number" ? text(`operations.appSettings.units.${definition.unit}`) : "";
  const range =
    definition.kind === "number"
      ? text("operations.appSettings.range", { min: definition.min, max: definition.max, unit })
      : text("violations.url");
  const field = {
    name,
    label: text(`operations.appSettings.names.${name}`),
    description: text(`operations.appSettings.effects.${name}`),
    error: wrong ? range : undefined,
  };
  const changed = changedWords(setting, texts);
  return (
    <div className={classes.setting}>
      {definition.kind === "number" ? (
        <NumberInput
          {...field}
          classNames={{ wrapper: classes.number ?? "" }}
          suffix={` ${unit}`}
          allowDecimal={false}
          clampBehavior="none"
          value={shown}
          onChange={(next) => onChange(typeof next === "number" ? next : next === "" ? 0 : Number(next))}
        />
      ) : (
        <TextInput
          {...field}
          type="url"
          placeholder="https://"
          value={String(shown)}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
        />
      )}
      <div className={classes.facts}>
        {definition.kind === "number" && !wrong && <span>{range}</span>}
        <span>
          {text("operations.appSettings.standard", {
            value: standard === "" ? text("operations.appSettings.none") : `${standard} ${unit}`.trim(),
          })}
        </span>
        {changed !== null && <span>{changed}</span>}
        {shown !== standard && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={text("operations.appSettings.backOf", { name: field.label })}
            onClick={() => onChange(null)}
          >
            {text("operations.appSettings.back")}
          </Button>
        )}
      </div>
    </div>
  );
}
