import type { FieldKind } from "@polyphon/contract/kit/resource/resource-field.ts";
import { choice } from "./choice/choice.tsx";
import { choices } from "./choice/choices.tsx";
import { color } from "./choice/color.tsx";
import { dateTime } from "./time/date-time.tsx";
import { date } from "./time/date.tsx";
import { html } from "./text/html.tsx";
import { longText } from "./text/long-text.tsx";
import { number } from "./number/number.tsx";
import { picture } from "./picture.tsx";
import { reference } from "./reference/reference.tsx";
import { references } from "./reference/references.tsx";
import { switchWidget } from "./choice/switch.tsx";
import { tags } from "./text/tags.tsx";
import { text } from "./text/text.tsx";
import { time } from "./time/time.tsx";
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
