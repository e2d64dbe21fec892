import type { EmployeeScreenPath } from "@polyphon/contract/screens/screens.ts";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { addressOf } from "../shared/address/address.ts";
import { GoTo } from "../shared/address/go-to.tsx";
import { codeOf } from "../shared/connection/code-of.ts";
import { session } from "../shared/session/session.ts";
import { screenComponents } from "./built-screens.ts";
import { NotBuiltPage } from "./screens/not-built.page.tsx";
import { NotFoundPage } from "./screens/not-found.page.tsx";
import { PublicFrame } from "./shell/public-frame.tsx";
import { FramePending, ScreenPending } from "./screens/screen-pending.tsx";
import { RouteFailure } from "./failure/route-failure.tsx";
import { ScreenFailure } from "./failure/screen-failure.tsx";
import { screenAccess } from "./access/screen-access.ts";

const built: Partial<Record<EmployeeScreenPath, () => Promise<{ default: ComponentType }>>> =
  screenComponents;
const SignedInShell = lazyRouteComponent(codeOf(() => import("./shell/signed-in-shell.tsx")));

/** An unknown address: page not found for signed-in users, the login for everybody else. */
function Nowhere() {
  return session.read() === null ? <GoTo href={addressOf("/login")} /> : <NotFoundPage />;
}

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: Nowhere,
  errorComponent: RouteFailure,
});

function componentOf(path: EmployeeScreenPath) {
  const load = built[path];
  return load ? lazyRouteComponent(codeOf(load)) : () => <NotBuiltPage path={path} />;
}

/** Visitors go to the login and come back to the requested address. */
function askForLogin({ location }: { location: { href: string } }): void {
  if (session.read() !== null) return;
  throw redirect({ to: addressOf("/login"), search: { next: location.href } });
}

function sendSignedIn(): void {
  if (session.read() !== null) throw redirect({ to: addressOf("/dashboard") });
}

const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: askForLogin,
  component: SignedInShell,
  pendingComponent: FramePending,
  errorComponent: RouteFailure,
});

const visitors = createRoute({ getParentRoute: () => root, id: "visitors", beforeLoad: sendSignedIn });

/** The router loads the frame before it shows it. */
const EitherFrame = Object.assign(() => (session.read() === null ? <PublicFrame /> : <SignedInShell />), {
  preload: async () => {
    if (session.read() !== null) await SignedInShell.preload?.();
  },
});

const either = createRoute({
  getParentRoute: () => root,
  id: "either",
  component: EitherFrame,
  pendingComponent: FramePending,
  errorComponent: RouteFailure,
});

const parents = { user: signedIn, public: visitors, both: either };

/** Has its own frame: it signs somebody in, replacing any earlier session. */
const alone: EmployeeScreenPath = "/multipass-login/:token";

const paths = Object.keys(screenAccess) as EmployeeScreenPath[];

function routesFor(who: keyof typeof parents) {
  return paths
    .filter((path) => path !== "/" && path !== alone && screenAccess[path].for === who)
    .map((path) => routeOf(path, parents[who]));
}

function routeOf(path: EmployeeScreenPath, parent: (typeof parents)[keyof typeof parents] | typeof root) {
  return createRoute({
    getParentRoute: () => parent,
    path: path.replaceAll(/:(\w+)/g, "$$$1"),
    component: componentOf(path),
    staticData: { employeeScreen: path },
  });
}

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: addressOf(session.read() === null ? "/login" : "/dashboard") });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    routeOf(alone, root),
    signedIn.addChildren(routesFor("user")),
    visitors.addChildren(routesFor("public")),
    either.addChildren(routesFor("both")),
  ]),
  // Values stay strings: parsed as JSON, a code such as 12e45 would become another number.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
  defaultPreload: "intent",
  defaultPendingComponent: ScreenPending,
  defaultErrorComponent: ScreenFailure,
  scrollRestoration: true,
  notFoundMode: "root",
});
