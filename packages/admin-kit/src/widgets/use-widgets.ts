import { useMemo } from "react";
import type { KitResource } from "../kit/kit-resource.ts";
import { money } from "./number/money.tsx";
import { widgetOf } from "./widget-of.ts";
import type { Widget } from "./widget.ts";

/** Widgets that a screen uses for single fields instead of those of their kind. */
export type OwnWidgets = Readonly<Record<string, Widget>>;

const none: OwnWidgets = {};

export function useWidgets(resource: KitResource, own: OwnWidgets = none): OwnWidgets {
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(resource.fields).map(([name, field]) => [
          name,
          own[name] ?? (field.cents ? money : widgetOf[field.kind]),
        ]),
      ),
    [resource, own],
  );
}
