import { Drawer } from "@mantine/core";
import { useCallback, useRef, useState, type ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import classes from "./edit-drawer.module.css";
import { useKit } from "../kit/kit-context.tsx";
import { RecordState } from "../failure/record-state.tsx";

interface Stored {
  readonly id: number;
  readonly version: number;
}

/** The props of the form inside. */
export interface EditDrawerForm<Row> {
  /** The row as it is stored; undefined for a new one. */
  readonly stored: Row | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

export interface EditDrawerProps<Row extends Stored> {
  title: string;
  size?: number;
  adding: boolean;
  found: {
    readonly data: Row | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  onClose: () => void;
  children: (form: EditDrawerForm<Row>) => ReactNode;
}

/** A row edited beside its list: closing asks before typed values are lost. */
export function EditDrawer<Row extends Stored>(props: EditDrawerProps<Row>) {
  const { adding, found, onClose } = props;
  const kit = useKit();
  const unsaved = useRef(false);
  const [asking, setAsking] = useState(false);
  const noteDirty = useCallback((dirty: boolean) => {
    unsaved.current = dirty;
  }, []);
  const leave = () => {
    unsaved.current = false;
    onClose();
  };
  const close = () => {
    // One tick later, or the Escape that opens the question would answer it as well.
    if (unsaved.current) setTimeout(() => setAsking(true));
    else onClose();
  };
  const again = () => void found.refetch();
  const stored = adding ? undefined : found.data;

  return (
    <>
      <kit.Guard when={() => unsaved.current} />
      <Drawer.Root
        opened
        onClose={close}
        position="right"
        size={props.size ?? 480}
        classNames={{ content: classes.content ?? "", body: classes.body ?? "" }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <div className={classes.head}>
            <Drawer.Title>{props.title}</Drawer.Title>
            <Drawer.CloseButton aria-label={kit.text("kit.form.close")} />
          </div>
          <Drawer.Body>
            {!adding && (stored === undefined || found.isError) && (
              <RecordState compact headingLevel={2} found={found} rows={4} />
            )}
            {(adding || stored !== undefined) && (
              <Slot
                key={stored === undefined ? "new" : stored.id}
                render={props.children}
                stored={stored}
                onDone={leave}
                onCancel={close}
                onReload={again}
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

function Slot<Row>({
  render,
  ...form
}: EditDrawerForm<Row> & { render: (form: EditDrawerForm<Row>) => ReactNode }) {
  return render(form);
}
