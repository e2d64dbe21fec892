import { type RefObject, useEffect } from "react";
import { problemOf } from "../api/api-error.ts";
import { showPlace } from "./show-place.ts";

/** Leads to the first field that the server refused, once the form has marked it. */
export function useShowRefusal(form: RefObject<HTMLElement | null>, error: unknown): void {
  useEffect(() => {
    const violations = problemOf(error)?.violations ?? [];
    if (violations.length === 0) return;
    const marked = form.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? null;
    showPlace(marked, violations.find(({ found }) => found !== undefined)?.found);
  }, [form, error]);
}
