import { useMemo } from "react";
import type { KitResource } from "./kit-resource.ts";
import { money } from "./widgets/money.tsx";
import { widgetOf } from "./widgets/widget-of.ts";
import type { Widget } from "./widgets/widget.ts";

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
