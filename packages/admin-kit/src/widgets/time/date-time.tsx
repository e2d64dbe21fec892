import { TextInput } from "@mantine/core";
import { useId } from "react";
import { useKit } from "../../kit/kit-context.tsx";
import { momentOf, momentParts } from "./moment-parts.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";
import classes from "../widgets.module.css";

function DateTimeField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  const { DayInput, text } = useKit();
  const zone = useId();
  const parts = momentParts(value);
  return (
    <div className={classes.moment}>
      <DayInput
        name={name}
        label={label}
        help={help}
        error={error}
        required={required}
        value={parts?.day ?? null}
        onChange={(day) => onChange(day === null ? null : momentOf({ day, clock: parts?.clock ?? "00:00" }))}
      />
      <TextInput
        type="time"
        aria-label={text("kit.date.timeOf", { field: label })}
        aria-describedby={zone}
        disabled={parts === null}
        value={parts?.clock ?? ""}
        onChange={(event) => {
          const clock = event.currentTarget.value;
          if (parts && clock !== "") onChange(momentOf({ ...parts, clock }));
        }}
      />
      <p id={zone} className={classes.zone}>
        {text("kit.date.zone", { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
      </p>
    </div>
  );
}

function DateTimeCell({ value }: CellProps) {
  const { moment } = useKit();
  return typeof value === "string" ? moment(value) : "";
}

export const dateTime: Widget = { Input: DateTimeField, Cell: DateTimeCell, empty: null };
