import type { Texts } from "../text/use-text.ts";

export interface GuardedFigure {
  /** Null where works-council mode withholds it. */
  readonly value: number | null;
  /** Works-council mode: it is at least as much. */
  readonly rounded: boolean;
  /** It appears only in the figures by week and month there, however many people contributed. */
  readonly byWeek?: boolean;
}

/** A figure as its reader writes it, and as much of it as works-council mode lets be seen. */
export function figureText(
  { value, rounded, byWeek = false }: GuardedFigure,
  { text, language }: Texts,
): string {
  if (value === null) return text(byWeek ? "kit.figure.byWeek" : "kit.figure.withheld");
  const count = value.toLocaleString(language);
  return rounded ? text("kit.figure.atLeast", { count }) : count;
}

/** Why a figure is withheld or rounded; undefined for one that is neither. */
export function figureHint({ value, rounded }: GuardedFigure, { text }: Texts): string | undefined {
  return value === null || rounded ? text("kit.figure.why") : undefined;
}
