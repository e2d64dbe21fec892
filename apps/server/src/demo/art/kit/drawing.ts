import type { Canvas } from "./canvas.ts";

/** Draws itself on an empty canvas. */
export type Drawing = (canvas: Canvas) => void;
