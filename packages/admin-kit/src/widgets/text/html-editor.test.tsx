// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { codeOf } from "@polyphon/web/connection/code-of.ts";
import { makeConnection } from "@polyphon/web/connection/connection.ts";
import { Component, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Kit } from "../../kit/kit-context.tsx";

const file = "@polyphon/ui/input/rich-text/keeps-markup.ts";

let isFileThere: boolean;
let reachable: boolean;
const connection = makeConnection(async () => {
  if (!reachable) throw new TypeError("nobody answers");
});
const kit = {
  text: (key: string) => key,
  load: <Part,>(load: () => Promise<Part>) => codeOf(load, { reachable: connection })(),
} as unknown as Kit;

class Failure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? "failed" : this.props.children);
}

let root: Root;
const shown = () => document.querySelector("main")?.textContent;
const shows = (text: string) => vi.waitFor(() => expect(shown()).toContain(text), { timeout: 30_000 });

async function open(): Promise<void> {
  const [{ KitProvider }, { HtmlEditor }] = await Promise.all([
    import("../../kit/kit-context.tsx"),
    import("./html-editor.tsx"),
  ]);
  const place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place, { onCaughtError: () => undefined });
  root.render(
    <MantineProvider>
      <KitProvider value={kit}>
        <Failure>
          <HtmlEditor label="Text" value="<p>Wind over the sea</p>" onChange={() => undefined} />
        </Failure>
      </KitProvider>
    </MantineProvider>,
  );
}

function close(): void {
  root.unmount();
  document.body.replaceChildren();
}

beforeEach(() => {
  const nothing = () => undefined;
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  });
  vi.resetModules();
  [isFileThere, reachable] = [true, true];
  vi.doMock(file, async (original) => {
    if (!isFileThere || !reachable) throw new TypeError("Failed to fetch dynamically imported module");
    return await original();
  });
});

afterEach(() => {
  close();
  vi.doUnmock(file);
});

test("waits for a connection and then appears by itself", async () => {
  reachable = false;
  await open();
  await vi.waitFor(() => expect(connection.isOnline()).toBe(false), { timeout: 30_000 });
  expect(shown()).not.toContain("failed");
  reachable = true;
  connection.doubt();
  await shows("Wind over the sea");
});

test("loads when it is opened again after its code could not be loaded", async () => {
  isFileThere = false;
  await open();
  await shows("failed");
  close();
  isFileThere = true;
  await open();
  await shows("Wind over the sea");
});
