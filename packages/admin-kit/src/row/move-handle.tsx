import { ActionIcon } from "@mantine/core";
import { IconGripVertical } from "@tabler/icons-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { useKit } from "../kit/kit-context.tsx";
import classes from "./move-handle.module.css";
import type { Moving } from "./use-moving.ts";

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The row under the pointer, whichever part of it is hit. */
function rowUnder({ clientX, clientY }: PointerEvent): number | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-row]");
  return row ? Number(row.dataset["row"]) : null;
}

/** Drags its row with the pointer; the arrow keys move it one place. */
export function MoveHandle({ id, name, moving }: { id: number; name: string; moving: Moving }) {
  const { text } = useKit();
  return (
    <ActionIcon
      className={classes.handle ?? ""}
      aria-label={text("kit.move.handle", { name })}
      title={text("kit.move.hint")}
      data-moves={id}
      data-held={moving.held === id || undefined}
      onKeyDown={(event: KeyboardEvent) => {
        const by = steps[event.key];
        if (by === undefined) return;
        event.preventDefault();
        moving.step(id, by);
      }}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moving.lift(id);
      }}
      onPointerMove={(event: PointerEvent) => {
        const over = moving.held === id ? rowUnder(event) : null;
        if (over !== null && over !== moving.over) moving.hover(over);
      }}
      onPointerUp={moving.drop}
      onPointerCancel={moving.drop}
    >
      <IconGripVertical size={16} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
