import { MantineProvider } from "@mantine/core";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { withRefresh } from "@polyphon/web/api/refresh.ts";
import { ApiProvider } from "@polyphon/web/api/use-endpoint.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import i18next from "i18next";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { type Me, MeProvider } from "../session/me.ts";

export interface Mounted {
  /** Advances the faked clock and runs everything that waits for it. */
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  readonly button: (name: string) => HTMLButtonElement | undefined;
  readonly unmount: () => Promise<void>;
}

/** What jsdom lacks and the widgets need. */
function fillIn(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const nothing = () => undefined;
  const query = { matches: false, addEventListener: nothing, removeEventListener: nothing };
  Object.assign(window, {
    matchMedia: () => query,
    scrollTo: nothing,
    ResizeObserver: class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  });
}

/** Mounts a part of the app with an API that answers as the test defines. Needs jsdom and faked timers. */
export async function mountInApp(
  part: ReactNode,
  { me, call, pass, texts }: { me: Me; call: Call; pass: (ms: number) => Promise<unknown>; texts: object },
): Promise<Mounted> {
  fillIn();
  await i18next.init({ lng: "en", resources: { en: { translation: { ...employeeEn, ...texts } } } });
  const routeTree = createRootRoute({ component: () => part });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const queries = new QueryClient();
  const button = (name: string) =>
    [...document.querySelectorAll("button")].find(
      (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
    );
  const mounted: Mounted = {
    pass: (milliseconds) => act(async () => void (await pass(milliseconds))),
    press: async (name) => {
      const found = button(name);
      if (!found) throw new Error(`no button ${name}`);
      await act(async () => found.click());
      await mounted.pass(50);
    },
    button,
    unmount: () => act(async () => root.unmount()),
  };
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={queries}>
          <ApiProvider value={withRefresh(call, queries)}>
            <MeProvider value={me}>
              <RouterProvider router={router} />
            </MeProvider>
          </ApiProvider>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  await mounted.pass(100);
  return mounted;
}
