import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AiPanel } from "./ai-panel.tsx";
import type { AiPanelWords, SuggestionTab } from "./ai-panel-model.ts";

const names = [
  "title",
  "close",
  "settings",
  "tool",
  "instruction",
  "instructionHint",
  "length",
  "tones",
  "language",
  "audience",
  "suggest",
  "another",
  "stop",
  "writing",
  "ready_one",
  "ready_other",
  "item",
  "use",
  "retry",
  "characters",
  "used",
  "undo",
  "fetchError",
  "reload",
  "note",
] as const satisfies readonly (keyof AiPanelWords)[];
const words = Object.fromEntries(names.map((name) => [name, `${name}!`])) as unknown as AiPanelWords;
const one = { value: "A", options: [{ value: "A", label: "A" }], onChange: () => undefined };

function drawn(tab: SuggestionTab): string {
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <MantineProvider>
      <AiPanel
        words={words}
        tab={tab}
        leftText={null}
        tool={one}
        instruction={{ value: "", onChange: nothing }}
        length={one}
        tones={{ chosen: [], options: [], onToggle: nothing }}
        language={one}
        audience={one}
        onSuggest={nothing}
        onRetry={nothing}
        onStop={nothing}
        onUse={nothing}
        onUndo={null}
        onClose={nothing}
      />
    </MantineProvider>,
  );
}

test("a failed call shows the reason, and a fetch-error text with a reload icon [B8-13] [C8-43]", () => {
  const html = drawn({ phase: "error", items: [], failure: "Apologies" });
  expect(html).toMatch(/role="alert"[^]*Apologies/);
  expect(html).toContain("fetchError!");
  expect(html).toMatch(/<button[^>]*aria-label="reload!"[^>]*><svg/);
});

test("a failed suggestion has its own error, and the others stay", () => {
  const html = drawn({
    phase: "error",
    items: [
      { id: 1, text: "Kept", state: "ready" },
      { id: 2, text: "", state: "failed" },
    ],
    failure: "Apologies",
  });
  expect(html).toContain("Kept");
  expect(html.split("fetchError!")).toHaveLength(2);
});

test("text being generated is shown, but not announced word by word", () => {
  const html = drawn({
    phase: "loading",
    items: [{ id: 1, text: "Hello wor", state: "writing" }],
    failure: null,
  });
  expect(html).toMatch(/aria-busy="true"[^]*Hello wor/);
  expect(/<output[^>]*>([^<]*)<\/output>/.exec(html)?.[1]).toBe("writing!");
  expect(html).toContain("stop!");
  expect(html).not.toContain("use!");
});
