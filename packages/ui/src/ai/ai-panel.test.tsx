// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
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

const nothing = () => undefined;

interface Pressed {
  tab: SuggestionTab;
  onSuggest?: () => void;
  onStop?: () => void;
}

function Panel({ tab, onSuggest = nothing, onStop = nothing }: Pressed) {
  return (
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
        onSuggest={onSuggest}
        onRetry={nothing}
        onStop={onStop}
        onUse={nothing}
        onUndo={null}
        onClose={nothing}
      />
    </MantineProvider>
  );
}

const drawn = (tab: SuggestionTab): string => renderToStaticMarkup(<Panel tab={tab} />);

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test("the second press of a double click on Suggest does not stop what the first one has begun; a later press does", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  const now = vi.spyOn(performance, "now").mockReturnValue(10_000);
  const pressed: string[] = [];
  function Suggesting() {
    const [tab, setTab] = useState<SuggestionTab>({ phase: "idle", items: [], failure: null });
    const begin = () => {
      pressed.push("suggest");
      setTab({ phase: "loading", items: [{ id: 1, text: "", state: "writing" }], failure: null });
    };
    return <Panel tab={tab} onSuggest={begin} onStop={() => pressed.push("stop")} />;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Suggesting />));
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll("button")].find((one) => one.textContent === name)?.click(),
    );
  await press("suggest!");
  now.mockReturnValue(10_250);
  await press("stop!");
  expect(pressed).toEqual(["suggest"]);
  now.mockReturnValue(12_000);
  await press("stop!");
  expect(pressed).toEqual(["suggest", "stop"]);
  await act(async () => root.unmount());
});

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
