import { type AdminScreenPath, screens } from "@polyphon/contract/screens/screens.ts";
import type { Screen } from "@polyphon/contract/screens/screen.ts";
import { enterAdminScreen } from "@polyphon/rules/identity/screens/open-admin-screen.ts";
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { basePath } from "../shared/address/base-path.ts";
import { screenPattern } from "../shared/address/screen-pattern.ts";
import { queryString, screenHref } from "../shared/address/screen-href.ts";
import { codeOf } from "../shared/connection/code-of.ts";
import { session } from "../shared/session/session.ts";
import { Crashed } from "./failure/crashed.tsx";
import { Gate } from "./access/gate.tsx";
import { NotFound } from "./screens/not-found.tsx";
import { PossibleRecord } from "./screens/possible-record.tsx";
import { loadTexts } from "./screens/load-texts.ts";
import { type LoadScreen, openScreens } from "./open-screens.ts";
import { Waiting } from "./screens/waiting.tsx";

type Loaders = Partial<Record<AdminScreenPath, LoadScreen>>;

async function loadScreen(path: AdminScreenPath): ReturnType<LoadScreen> {
  const open = (openScreens as Loaders)[path];
  if (open) return await open();
  const { screenComponents } = await import("./built-screens.ts");
  const built = (screenComponents as Loaders)[path];
  if (built) return await built();
  const { NotBuiltScreen } = await import("./screens/not-built-screen.tsx");
  return { default: () => <NotBuiltScreen path={path} /> };
}

function startLoading(load: () => Promise<unknown>): void {
  load().catch(() => {
    // Rendering requests it again and shows the failure.
  });
}

/** The download of a screen starts with the navigation, while the account may still be loading. */
function screenOf({ path: address, module }: Screen): { Component: () => ReactNode; loader: () => void } {
  const path = address as AdminScreenPath;
  // The texts load in parallel with the code.
  const load = codeOf(async () => (await Promise.all([loadScreen(path), loadTexts(module)]))[0]);
  const Lazy = lazy(load);
  return {
    Component: () => (
      <Suspense fallback={<Waiting />}>
        <Lazy />
      </Suspense>
    ),
    loader: () => startLoading(load),
  };
}

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, errorComponent: Crashed });

/** Visitors are redirected to the login, and from there back. */
function enter(screen: Screen, { location }: { location: { href: string } }): void {
  switch (enterAdminScreen(screen, session.read() !== null)) {
    case "enter":
      return;
    case "login":
      throw redirect({ href: `${basePath}${queryString({ next: `${basePath}${location.href}` })}` });
    case "dashboard":
      throw redirect({ href: screenHref("/admin/dashboard", {}) });
  }
}

/** The frame of signed-in users; the login does not use it. */
function frameOf(open: () => Promise<{ readonly default: ComponentType }>) {
  const load = codeOf(open);
  const Lazy = lazy(load);
  return {
    getParentRoute: () => root,
    loader: () => startLoading(load),
    component: () => (
      <Suspense fallback={<Waiting />}>
        <Lazy />
      </Suspense>
    ),
  };
}

const shell = createRoute({
  ...frameOf(async () => ({ default: (await import("./shell/shell.tsx")).Shell })),
  id: "shell",
});

/** The picker has no frame: header, menu and footer belong to a role that is not chosen yet. */
const bare = createRoute({
  ...frameOf(async () => ({ default: (await import("./shell/picker-frame.tsx")).PickerFrame })),
  id: "bare",
});

function gatedRoute(screen: Screen, parent: AnyRoute): AnyRoute {
  const { Component, loader } = screenOf(screen);
  return createRoute({
    getParentRoute: () => parent,
    path: screenPattern(screen.path),
    beforeLoad: (at) => enter(screen, at),
    loader,
    component: () => (
      <Gate screen={screen}>
        <PossibleRecord path={screen.path}>
          <Component />
        </PossibleRecord>
      </Gate>
    ),
  });
}

function publicRoute(screen: Screen): AnyRoute {
  const { Component, loader } = screenOf(screen);
  return createRoute({
    getParentRoute: () => root,
    path: screenPattern(screen.path),
    component: Component,
    loader,
    beforeLoad: (at) => enter(screen, at),
  });
}

const picker: AdminScreenPath = "/admin/user_role";
const admin = screens.filter((screen) => screen.app === "admin");

const tree = root.addChildren([
  ...admin.filter((screen) => screen.permission === "public").map(publicRoute),
  shell.addChildren(
    admin
      .filter(({ permission, path }) => permission !== "public" && path !== picker)
      .map((screen) => gatedRoute(screen, shell)),
  ),
  bare.addChildren(admin.filter(({ path }) => path === picker).map((screen) => gatedRoute(screen, bare))),
]);

export const router = createRouter({
  routeTree: tree,
  basepath: basePath,
  defaultErrorComponent: Crashed,
  // Lists read their filters as plain strings; the default would turn "123" into a number.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (values) => queryString(values as Record<string, string | undefined>),
  defaultPendingMs: 150,
  scrollRestoration: true,
});
