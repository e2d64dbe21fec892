import { NumberInput } from "@mantine/core";
import { eurosOf } from "./euros-of.ts";
import { useKit } from "../../kit/kit-context.tsx";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

const CENTS = 100;

function MoneyField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  const { language } = useKit();
  return (
    <NumberInput
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      decimalScale={2}
      fixedDecimalScale
      suffix=" €"
      decimalSeparator={language === "de" ? "," : "."}
      value={typeof value === "number" ? value / CENTS : ""}
      onChange={(next) => onChange(next === "" ? undefined : Math.round(Number(next) * CENTS))}
    />
  );
}

function MoneyCell({ value }: CellProps) {
  const { language } = useKit();
  return typeof value === "number" ? eurosOf(value, language) : "";
}

/** An amount that is kept in cents and written in euros. */
export const money: Widget = { Input: MoneyField, Cell: MoneyCell, empty: undefined, align: "end" };
