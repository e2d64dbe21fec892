const typed = "textarea, input:not([hidden]):not([type=file])";

/** Scrolls a place of a form into view and puts the cursor into its field; a word in it is selected. */
export function showPlace(place: HTMLElement | null, word?: string): void {
  if (!place) return;
  place.scrollIntoView({ block: "center" });
  const wrong = `[aria-invalid=true]:is(${typed}, button)`;
  const field = [wrong, typed, "button"]
    .map((kind) => (place.matches(kind) ? place : place.querySelector<HTMLElement>(kind)))
    .find((found) => found !== null);
  field?.focus({ preventScroll: true });
  if (word === undefined || !(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement))
    return;
  const at = field.value.toLowerCase().indexOf(word.toLowerCase());
  if (at >= 0) field.setSelectionRange(at, at + word.length);
}
