import type { FieldKind } from "@polyphon/contract/kit/resource.ts";
import { choice } from "./choice.tsx";
import { longText } from "./long-text.tsx";
import { number } from "./number.tsx";
import { switchWidget } from "./switch.tsx";
import { tags } from "./tags.tsx";
import { text } from "./text.tsx";
import type { Widget } from "./widget.ts";

export const widgetOf: Readonly<Record<FieldKind, Widget>> = {
  text,
  longText,
  number,
  switch: switchWidget,
  choice,
  tags,
};
