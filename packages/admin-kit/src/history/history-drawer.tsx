import { Drawer } from "@mantine/core";
import classes from "../dialog/edit-drawer.module.css";
import { useKit } from "../kit/kit-context.tsx";
import type { KitPast } from "../kit/kit-resource.ts";
import { ResourceHistory } from "./resource-history.tsx";

export interface HistoryDrawerProps {
  resource: KitPast;
  id: number;
  name: string;
  onClose: () => void;
}

/** A scrollable area must be reachable without a mouse. */
const reachable = { tabIndex: 0 } as const;

export function HistoryDrawer({ resource, id, name, onClose }: HistoryDrawerProps) {
  const kit = useKit();
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size={480}
      classNames={{ content: classes.content ?? "", body: classes.body ?? "" }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title>{kit.text("kit.history.title", { name })}</Drawer.Title>
          <Drawer.CloseButton aria-label={kit.text("kit.form.close")} />
        </div>
        <Drawer.Body>
          <section className={classes.reading} aria-label={kit.text("kit.history.open")} {...reachable}>
            <ResourceHistory resource={resource} id={id} />
          </section>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
