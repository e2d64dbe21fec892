import type { Canvas } from "./canvas.ts";

/** Draws itself on an empty canvas. */
export type Scene = (canvas: Canvas) => void;
