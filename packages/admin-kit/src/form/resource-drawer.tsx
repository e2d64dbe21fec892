import { EditDrawer } from "../dialog/edit-drawer.tsx";
import { useKit } from "../kit/kit-context.tsx";
import type { KitResource } from "../kit/kit-resource.ts";
import { ResourceForm } from "./resource-form.tsx";
import { resourceText } from "../kit/resource-text.ts";
import { useRow } from "../row/use-row.ts";
import type { Widget } from "../widgets/widget.ts";

export interface ResourceDrawerProps {
  resource: KitResource;
  widgets: Readonly<Record<string, Widget>>;
  /** The id of the row to edit, or `new`. */
  target: number | "new";
  onClose: () => void;
}

export function ResourceDrawer({ resource, widgets, target, onClose }: ResourceDrawerProps) {
  const words = resourceText(useKit(), resource);
  const adding = target === "new";
  const found = useRow(resource, adding ? undefined : target);
  return (
    <EditDrawer
      title={words[adding ? "addTitle" : "editTitle"]}
      adding={adding}
      found={found}
      onClose={onClose}
    >
      {({ stored, ...form }) => <ResourceForm resource={resource} widgets={widgets} row={stored} {...form} />}
    </EditDrawer>
  );
}
