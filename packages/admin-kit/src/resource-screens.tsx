import { useCommand } from "@polyphon/web/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { failureText } from "./failure-text.ts";
import { useKit } from "./kit-context.tsx";
import { callOf, type KitResource, type ResourceRow } from "./kit-resource.ts";
import type { ListQuery } from "./list-query.ts";
import { ResourceDrawer } from "./resource-drawer.tsx";
import { ResourceList, rowName } from "./resource-list.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { widgetOf } from "./widgets/widget-of.ts";
import type { Widget } from "./widgets/widget.ts";

export interface ResourceScreensProps {
  resource: KitResource;
  query: ListQuery;
  /** Replaces the widget of single fields. */
  widgets?: Readonly<Record<string, Widget>>;
}

function targetOf(value: string | undefined): number | "new" | undefined {
  if (value === "new") return "new";
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** List, form and delete of one resource. The open form stands in the address as `?open=`. */
export function ResourceScreens({ resource, query, widgets: own = {} }: ResourceScreensProps) {
  const kit = useKit();
  const queries = useQueryClient();
  const [removing, setRemoving] = useState<ResourceRow | null>(null);
  const remove = useCommand(resource.remove);
  const widgets = Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, own[name] ?? widgetOf[field.kind]]),
  );
  const target = targetOf(query.values["open"]);

  const askToRemove = (row: ResourceRow) => {
    remove.reset();
    setRemoving(row);
  };
  const removeRow = async (row: ResourceRow) => {
    try {
      await remove.mutateAsync(callOf({ id: row.id }));
    } catch {
      // The dialog stays open and shows the refusal from the mutation.
      return;
    }
    await queries.invalidateQueries({ queryKey: [resource.list.name] });
    kit.notify({ tone: "ok", text: kit.text("kit.form.removed") });
    setRemoving(null);
  };

  return (
    <>
      <ResourceList
        resource={resource}
        query={query}
        widgets={widgets}
        onAdd={() => query.change({ open: "new" })}
        onEdit={(row) => query.change({ open: String(row.id) })}
        onRemove={askToRemove}
      />
      {target !== undefined && (
        <ResourceDrawer
          key={target}
          resource={resource}
          widgets={widgets}
          target={target}
          onClose={() => query.change({ open: undefined }, { replace: true })}
        />
      )}
      <ConfirmDialog
        opened={removing !== null}
        title={kit.text("kit.remove.title", { name: removing ? rowName(resource, removing) : "" })}
        yesLabel={kit.text("kit.remove.yes")}
        cancelLabel={kit.text("kit.remove.cancel")}
        danger
        busy={remove.isPending}
        onYes={() => {
          if (removing) void removeRow(removing);
        }}
        onCancel={() => setRemoving(null)}
      >
        <FormattedText>{kit.text("kit.remove.text")}</FormattedText>
        {remove.isError && <NoticeStrip tone="bad">{failureText(remove.error, kit.text).text}</NoticeStrip>}
      </ConfirmDialog>
    </>
  );
}
