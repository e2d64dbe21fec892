import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";
import { adminDe } from "@polyphon/i18n/admin.de.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { startI18n } from "@polyphon/web/text/start-i18n.ts";
import { createRoot } from "react-dom/client";
import { permissionList } from "../../shared/session/permission-list.ts";
import { session } from "../../shared/session/session.ts";

const roleId = 1;
const person = {
  id: 7,
  login: "kim@polyphon.example",
  firstName: "Kim",
  lastName: "Berg",
  email: "kim@polyphon.example",
  kind: "staff",
  roleId,
  parentUserId: 7,
  userRoles: [],
  authorities: [],
  imageUrl: null,
  features: { ownPostApprovalFeature: true, importLinkedinContentFeature: true },
  councilMode: false,
};
const can = { mode: "full", permissions: [], features: [], restriction: null, erpUrl: null };

export const accounts = {
  provider: { ...person, userType: userTypes.superAdmin, companyId: null, can },
  ofCompany: {
    ...person,
    userType: userTypes.corporateAdmin,
    companyId: 3,
    can: { ...can, mode: "permission", permissions: permissionKeys },
  },
} as const;

export interface Office {
  /** What the server was called with. */
  readonly called: readonly string[];
  /** Opens an address as a link would, and answers the main heading of the screen once nothing loads any more. */
  readonly headingAt: (address: string) => Promise<string>;
  readonly close: () => void;
}

export interface OfficeSetup {
  readonly account: object;
  readonly language: "en" | "de";
  /** The server: what it answers to every call but the one for the account; undefined where no such record exists. */
  readonly answer: (path: string) => unknown;
}

const notFound = { code: "not_found", error: "not_found", description: "Record not found", reference: "r1" };
const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** What jsdom lacks and the frame uses. */
function fillIn(): void {
  const nothing = () => undefined;
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    scrollTo: nothing,
    ResizeObserver: class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  });
  const fonts = { addEventListener: nothing, removeEventListener: nothing };
  Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
}

/** The whole back office, signed in. Needs jsdom. */
export async function openOffice({ account, language, answer }: OfficeSetup): Promise<Office> {
  fillIn();
  const called: string[] = [];
  const { fetch } = globalThis;
  const server = async (url: string) => {
    called.push(url);
    const [path = ""] = url.split("?");
    const found = path === readAccount.path ? account : answer(path);
    return found === undefined ? json(notFound, 404) : json(found, 200);
  };
  Object.assign(globalThis, { fetch: server });
  await startI18n(language, language === "de" ? adminDe : adminEn);
  session.start("a-token", 3600);
  permissionList.write({ roleId, permissions: [] });
  const [{ Providers }, { router }] = await Promise.all([
    import("../providers.tsx"),
    import("../routes.tsx"),
  ]);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const fresh = () => document.querySelector("main h1:not([data-old])")?.textContent ?? "";
  const loads = () => document.querySelector("main output[aria-label]") !== null;
  const opened = async () => {
    const end = performance.now() + 30_000;
    while (fresh() === "" || loads()) {
      if (performance.now() > end)
        throw new Error(`${location.pathname} shows no heading, or loads without end`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  // The address of an earlier test is still there.
  router.history.push("/admin/nowhere");
  root.render(<Providers />);
  await opened();
  return {
    called,
    headingAt: async (address) => {
      for (const old of document.querySelectorAll("h1")) old.dataset["old"] = "true";
      router.history.push(address);
      await opened();
      return fresh();
    },
    close: () => {
      root.unmount();
      place.remove();
      Object.assign(globalThis, { fetch });
      localStorage.clear();
    },
  };
}
