import { Button } from "@mantine/core";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconHistory } from "@tabler/icons-react";
import { useCallback, useRef, useState, type ReactNode } from "react";
import { HistoryDrawer } from "../history/history-drawer.tsx";
import { useKit } from "../kit/kit-context.tsx";
import type { KitResource, ResourceRow } from "../kit/kit-resource.ts";
import { isMissing } from "../failure/is-missing.ts";
import { RecordState } from "../failure/record-state.tsx";
import { ResourceForm } from "./resource-form.tsx";
import { resourceText } from "../kit/resource-text.ts";
import { rowName } from "../row/row-name.ts";
import { useRow } from "../row/use-row.ts";
import { useWidgets, type OwnWidgets } from "../widgets/use-widgets.ts";

export interface ResourceFormPageProps {
  resource: KitResource;
  /** The row to edit; a new one where left out. */
  id: number | undefined;
  widgets?: OwnWidgets | undefined;
  /** Buttons beside the title of a stored row. */
  actions?: ((row: ResourceRow) => ReactNode) | undefined;
}

/** A form with a page of its own; afterwards the list is open again. */
export function ResourceFormPage({ resource, id, widgets: own, actions }: ResourceFormPageProps) {
  const kit = useKit();
  const words = resourceText(kit, resource);
  const widgets = useWidgets(resource, own);
  const found = useRow(resource, id);
  const unsaved = useRef(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const noteDirty = useCallback((dirty: boolean) => {
    unsaved.current = dirty;
  }, []);
  const toList = () => kit.go(resource.screens.list);
  const row = id === undefined ? undefined : found.data;
  if (row === undefined && isMissing(found.error)) return <kit.Missing />;
  return (
    <PageFrame
      head={
        <PageHead
          title={id === undefined ? words.addTitle : row ? rowName(resource, row) : words.editTitle}
          sub={row && words.editTitle}
          actions={
            row && (
              <>
                {actions?.(row)}
                <Button
                  variant="default"
                  leftSection={<IconHistory size={15} stroke={1.7} aria-hidden />}
                  onClick={() => setShowsHistory(true)}
                >
                  {kit.text("kit.history.open")}
                </Button>
              </>
            )
          }
        />
      }
    >
      <kit.Guard when={() => unsaved.current} />
      {id !== undefined && (row === undefined || found.isError) && (
        <RecordState headingLevel={2} found={found} rows={6} />
      )}
      {(id === undefined || row) && (
        <ResourceForm
          key={row ? row.id : "new"}
          onPage
          resource={resource}
          widgets={widgets}
          row={row}
          onDirty={noteDirty}
          onDone={() => {
            unsaved.current = false;
            toList();
          }}
          onCancel={toList}
          onReload={() => void found.refetch()}
        />
      )}
      {showsHistory && row && (
        <HistoryDrawer
          resource={resource}
          id={row.id}
          name={rowName(resource, row)}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </PageFrame>
  );
}
