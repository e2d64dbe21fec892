// @vitest-environment jsdom
import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Account, AccountProvider } from "../session/account.ts";
import { AppLink } from "./app-link.tsx";

const reader = (permissions: readonly PermissionKey[], restriction: "role_needed" | null = null) =>
  ({
    userType: userTypes.corporateUser,
    features: { ownPostApprovalFeature: false, importLinkedinContentFeature: false },
    councilMode: false,
    can: { mode: "permission", permissions, restriction },
  }) as unknown as Account;

let root: Root;
let place: HTMLElement;

async function show(account: Account | null, link: ReactNode): Promise<string> {
  Object.assign(window, { scrollTo: () => undefined });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const part = () => (
    <AccountProvider value={account}>
      <p>{link}</p>
    </AccountProvider>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: part }),
    history: createMemoryHistory(),
  });
  root.render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(place.querySelector("p")).not.toBeNull());
  return place.querySelector("p")?.innerHTML ?? "";
}

afterEach(() => {
  root.unmount();
  place.remove();
});

const post = <AppLink href="/admin/view-post/27?from=list">Wind</AppLink>;

describe("a link of the back office", () => {
  test("leads where the reader may go", async () => {
    expect(await show(reader(["view_post"]), post)).toBe('<a href="/admin/view-post/27?from=list">Wind</a>');
  });

  test("is plain words where the screen behind it is closed to the reader", async () => {
    expect(await show(reader(["list_post"]), post)).toBe("<span>Wind</span>");
  });

  test("is left out there where its words only say where it leads", async () => {
    const all = (
      <AppLink optional href="/admin/view-post-list">
        All posts
      </AppLink>
    );
    expect(await show(reader(["view_post"]), all)).toBe("");
  });

  test("leads on to the role that is chosen first, and from the pages before the sign-in", async () => {
    expect(await show(reader([], "role_needed"), post)).toContain("<a ");
    root.unmount();
    expect(await show(null, <AppLink href="/admin/forgotpassword">Forgot?</AppLink>)).toContain("<a ");
  });
});
