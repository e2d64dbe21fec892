export interface MomentParts {
  readonly day: string;
  readonly clock: string;
}

const two = (value: number): string => String(value).padStart(2, "0");

/** A moment as day and time on the reader's clock; null where there is none. */
export function momentParts(iso: unknown): MomentParts | null {
  const date = typeof iso === "string" && iso !== "" ? new Date(iso) : null;
  if (date === null || Number.isNaN(date.getTime())) return null;
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    clock: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** The moment at which the reader's clock shows these. */
export function momentOf({ day, clock }: MomentParts): string {
  return new Date(`${day}T${clock === "" ? "00:00" : clock}:00`).toISOString();
}
