import { Drawer } from "@mantine/core";
import { SkeletonRows } from "@polyphon/ui/feedback/skeleton-rows.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { useCallback, useRef, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useKit } from "./kit-context.tsx";
import { callOf, type KitResource } from "./kit-resource.ts";
import { LoadFailed } from "./load-failed.tsx";
import classes from "./resource-drawer.module.css";
import { ResourceForm } from "./resource-form.tsx";
import { resourceText } from "./resource-text.ts";
import type { Widget } from "./widgets/widget.ts";

export interface ResourceDrawerProps {
  resource: KitResource;
  widgets: Readonly<Record<string, Widget>>;
  /** The id of the row to edit, or `new`. */
  target: number | "new";
  onClose: () => void;
}

export function ResourceDrawer({ resource, widgets, target, onClose }: ResourceDrawerProps) {
  const kit = useKit();
  const words = resourceText(kit, resource);
  const unsaved = useRef(false);
  const noteDirty = useCallback((dirty: boolean) => {
    unsaved.current = dirty;
  }, []);
  const [asking, setAsking] = useState(false);
  const adding = target === "new";
  const found = useEndpoint(resource.get, callOf<KitResource["get"]>({ id: adding ? 0 : target }), {
    enabled: !adding,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const leave = () => {
    unsaved.current = false;
    onClose();
  };
  const close = () => {
    // One turn later, or the Escape that asks would answer the question as well.
    if (unsaved.current) setTimeout(() => setAsking(true));
    else onClose();
  };
  const row = adding ? undefined : found.data;

  return (
    <>
      <kit.Guard when={() => unsaved.current} />
      <Drawer.Root
        opened
        onClose={close}
        position="right"
        size={480}
        classNames={{ content: classes.content ?? "", body: classes.body ?? "" }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <div className={classes.head}>
            <Drawer.Title>{words[adding ? "addTitle" : "editTitle"]}</Drawer.Title>
            <Drawer.CloseButton aria-label={kit.text("kit.form.close")} />
          </div>
          <Drawer.Body>
            {!adding && found.isPending && <SkeletonRows label={kit.text("kit.list.loading")} rows={4} />}
            {!adding && found.isError && (
              <LoadFailed
                title={kit.text("kit.failed.record")}
                error={found.error}
                onAgain={() => void found.refetch()}
              />
            )}
            {(adding || row !== undefined) && (
              <ResourceForm
                key={row === undefined ? "new" : `${row.id} ${row.version}`}
                resource={resource}
                widgets={widgets}
                row={row}
                onDone={leave}
                onCancel={close}
                onReload={() => void found.refetch()}
                onDirty={noteDirty}
              />
            )}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <ConfirmDialog
        opened={asking}
        title={kit.text("kit.leave.title")}
        yesLabel={kit.text("kit.leave.yes")}
        cancelLabel={kit.text("kit.leave.cancel")}
        onYes={leave}
        onCancel={() => setAsking(false)}
      >
        {kit.text("kit.leave.text")}
      </ConfirmDialog>
    </>
  );
}
