import { Button } from "@mantine/core";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import { IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useKit } from "../kit/kit-context.tsx";
import { useKitPerson } from "../kit/kit-person.ts";
import type { KitResource, ResourceRow } from "../kit/kit-resource.ts";
import { isMissing } from "../failure/is-missing.ts";
import { RecordState } from "../failure/record-state.tsx";
import { ResourceFacts } from "./resource-facts.tsx";
import { ResourceHistory } from "../history/resource-history.tsx";
import classes from "./resource-page.module.css";
import { resourceText } from "../kit/resource-text.ts";
import { rowName } from "../row/row-name.ts";
import { screenPath } from "./screen-path.ts";
import { useRow } from "../row/use-row.ts";
import { useWidgets, type OwnWidgets } from "../widgets/use-widgets.ts";

export interface ResourceViewProps {
  resource: KitResource;
  id: number;
  widgets?: OwnWidgets | undefined;
  actions?: ((row: ResourceRow) => ReactNode) | undefined;
}

/** A read-only page of one row: its facts and its history. */
export function ResourceView({ resource, id, widgets: own, actions }: ResourceViewProps) {
  const kit = useKit();
  const words = resourceText(kit, resource);
  const widgets = useWidgets(resource, own);
  const { may } = useKitPerson();
  const found = useRow(resource, id);
  const row = found.data;
  const { edit } = resource.screens;
  if (row === undefined && isMissing(found.error)) return <kit.Missing />;
  return (
    <PageFrame
      head={
        <PageHead
          title={row ? rowName(resource, row) : words.title}
          actions={
            row && (
              <>
                {actions?.(row)}
                {resource.calls.includes(resource.edit) && may(resource.edit.access) && (
                  <Button
                    variant="default"
                    leftSection={<IconPencil size={15} stroke={1.7} aria-hidden />}
                    onClick={() =>
                      kit.go(edit ? screenPath(edit, id) : `${resource.screens.list}?open=${id}`)
                    }
                  >
                    {kit.text("kit.list.edit")}
                  </Button>
                )}
              </>
            )
          }
        />
      }
    >
      {row === undefined ? (
        <RecordState headingLevel={2} found={found} rows={6} />
      ) : (
        <div className={classes.body}>
          <ResourceFacts resource={resource} row={row} widgets={widgets} />
          <Section title={kit.text("kit.history.open")}>
            <ResourceHistory resource={resource} id={id} />
          </Section>
        </div>
      )}
    </PageFrame>
  );
}
