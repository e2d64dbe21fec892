import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { failureText } from "../failure/failure-text.ts";
import { useKit } from "../kit/kit-context.tsx";
import { callOf, type KitResource, type ResourceRow } from "../kit/kit-resource.ts";
import { placeAfter } from "./place-after.ts";
import { rowName } from "./row-name.ts";

export interface Moving {
  /** The row being moved and the one it is over. */
  readonly held: number | null;
  readonly over: number | null;
  readonly announcement: string;
  readonly lift: (id: number) => void;
  readonly hover: (id: number) => void;
  readonly drop: () => void;
  readonly step: (id: number, by: -1 | 1) => void;
}

/** Rows are reordered by dragging, or step by step with the arrow keys. */
export function useMoving(resource: KitResource, rows: readonly ResourceRow[], firstPage: boolean): Moving {
  const kit = useKit();
  const refreshed = useRefreshed();
  const move = useCommand(resource.move);
  const [held, setHeld] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const ids = rows.map(({ id }) => id);
  const walking = useRef<number | null>(null);
  const order = ids.join(" ");
  const shownOrder = useRef(order);

  // A row that moves in the document loses the focus of its handle, and with it the next arrow key.
  useLayoutEffect(() => {
    if (shownOrder.current === order) return;
    shownOrder.current = order;
    if (walking.current === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-moves="${walking.current}"]`)?.focus();
  }, [order]);

  const put = async (from: number, to: number) => {
    const row = rows[from];
    const behind = placeAfter(ids, from, to, firstPage);
    if (!row || behind === undefined || move.isPending) return;
    try {
      await move.mutateAsync(callOf({ id: row.id, behind }));
      setAnnouncement(kit.text("kit.move.moved", { name: rowName(resource, row), place: to + 1 }));
    } catch (error) {
      kit.notify({ tone: "bad", text: failureText(error, kit.text).text });
    }
    await refreshed();
  };
  return {
    held,
    over,
    announcement,
    lift: (id) => {
      walking.current = null;
      setHeld(id);
      setOver(id);
    },
    hover: setOver,
    drop: () => {
      if (held !== null && over !== null) void put(ids.indexOf(held), ids.indexOf(over));
      setHeld(null);
      setOver(null);
    },
    step: (id, by) => {
      walking.current = id;
      void put(ids.indexOf(id), ids.indexOf(id) + by);
    },
  };
}
