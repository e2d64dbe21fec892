// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { showPlace } from "./show-place.ts";

function place(html: string): HTMLElement {
  document.body.innerHTML = `<div id="place">${html}</div>`;
  const found = document.querySelector<HTMLElement>("#place");
  if (!found) throw new Error("no place");
  return found;
}

beforeEach(() => {
  // jsdom draws nothing, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

test("the cursor goes into the field that is marked as wrong, else into the first", () => {
  showPlace(place("<input id='a' /><textarea id='b' aria-invalid='true'></textarea>"));
  expect(document.activeElement?.id).toBe("b");
  showPlace(place("<button id='c'></button><input type='file' id='d' /><input id='e' />"));
  expect(document.activeElement?.id).toBe("e");
  showPlace(place("<button id='f'></button>"));
  expect(document.activeElement?.id).toBe("f");
});

test("a refused word is selected in its text, however it is written there", () => {
  showPlace(place("<textarea>Our Moonshine is new.</textarea>"), "moonshine");
  const text = document.activeElement as HTMLTextAreaElement;
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe("Moonshine");
  showPlace(place("<textarea>Nothing of it.</textarea>"), "moonshine");
  const other = document.activeElement as HTMLTextAreaElement;
  expect(other.selectionStart).toBe(other.selectionEnd);
});

test("a place that is not on the page is no error", () => {
  expect(() => showPlace(null, "word")).not.toThrow();
});
