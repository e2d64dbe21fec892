import type { FieldKind } from "@polyphon/contract/kit/resource-field.ts";
import { choice } from "./choice.tsx";
import { choices } from "./choices.tsx";
import { color } from "./color.tsx";
import { dateTime } from "./date-time.tsx";
import { date } from "./date.tsx";
import { html } from "./html.tsx";
import { longText } from "./long-text.tsx";
import { number } from "./number.tsx";
import { picture } from "./picture.tsx";
import { reference } from "./reference.tsx";
import { references } from "./references.tsx";
import { switchWidget } from "./switch.tsx";
import { tags } from "./tags.tsx";
import { text } from "./text.tsx";
import { time } from "./time.tsx";
import type { Widget } from "./widget.ts";

export const widgetOf: Readonly<Record<FieldKind, Widget>> = {
  text,
  longText,
  html,
  number,
  switch: switchWidget,
  choice,
  choices,
  tags,
  date,
  dateTime,
  time,
  color,
  reference,
  references,
  picture,
};
