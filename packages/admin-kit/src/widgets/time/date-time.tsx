import { TextInput } from "@mantine/core";
import { useId } from "react";
import { useKit } from "../../kit/kit-context.tsx";
import { momentOf, momentParts } from "./moment-parts.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";
import classes from "../widgets.module.css";

function DateTimeField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  const { DayInput, text, clockZone } = useKit();
  const zoneId = useId();
  const zone = clockZone();
  const parts = momentParts(value, zone);
  return (
    <div className={classes.moment}>
      <DayInput
        name={name}
        label={label}
        help={help}
        error={error}
        required={required}
        value={parts?.date ?? null}
        onChange={(date) =>
          onChange(date === null ? null : momentOf({ date, time: parts?.time ?? "" }, zone))
        }
      />
      <TextInput
        type="time"
        aria-label={text("kit.date.timeOf", { field: label })}
        aria-describedby={zoneId}
        disabled={parts === null}
        value={parts?.time ?? ""}
        onChange={(event) => {
          const time = event.currentTarget.value;
          if (parts && time !== "") onChange(momentOf({ ...parts, time }, zone));
        }}
      />
      <p id={zoneId} className={classes.zone}>
        {text("kit.date.zone", { zone })}
      </p>
    </div>
  );
}

function DateTimeCell({ value }: CellProps) {
  const { moment } = useKit();
  return typeof value === "string" ? moment(value) : "";
}

export const dateTime: Widget = { Input: DateTimeField, Cell: DateTimeCell, empty: null };
