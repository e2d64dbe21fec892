import { TextInput } from "@mantine/core";
import classes from "../widgets.module.css";
import { wordsOf } from "../words-of.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

const whole = /^#[0-9a-f]{6}$/i;

function ColorField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  const hex = wordsOf(value);
  return (
    <TextInput
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      placeholder="#0b7285"
      maxLength={7}
      spellCheck={false}
      value={hex}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={label}
          value={whole.test(hex) ? hex : "#ffffff"}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  );
}

function ColorCell({ value }: CellProps) {
  const hex = wordsOf(value);
  if (hex === "") return null;
  return (
    <span className={classes.color}>
      <span className={classes.dot} style={{ background: hex }} aria-hidden />
      {hex}
    </span>
  );
}

export const color: Widget = { Input: ColorField, Cell: ColorCell, empty: "" };
