import { z } from "zod";
import { endpoint } from "../../kit/endpoint.ts";
import { named } from "../../kit/named.ts";
import { ref, rowVersion } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { userTypes } from "../../permissions.ts";
import { dashboardCards } from "./dashboard-cards.ts";

const card = z.enum(dashboardCards);
const because = "everybody of the staff has a dashboard";
const fullAccess = "no permission opens /admin/dashboard-setting";

const lastType = Math.max(...Object.values(userTypes));
const userType = z.coerce.number().int().min(0).max(lastType);

const dashboardSetting = z.object({
  userType: z.number().int(),
  hidden: z.array(card),
  /** Null as long as nobody changed it. */
  version: z.number().int().nullable(),
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
});

/** The cards of the caller's own dashboard, and the companies it is narrowed to. */
export const readDashboard = endpoint({
  name: "read-dashboard",
  method: "GET",
  path: "/services/admin/api/dashboard",
  about: "none",
  access: { signedIn: "staff", because },
  reads: ["dashboard"],
  input: z.object({}),
  output: z.object({ cards: z.array(card), companies: z.array(named) }),
  errors: [],
});

export const saveAccountFilter = endpoint({
  name: "save-account-filter",
  method: "PUT",
  path: "/services/admin/api/dashboard/account-filter",
  about: "none",
  access: { signedIn: "staff", because },
  changes: ["dashboard"],
  input: z.object({ companies: z.array(ref("company")).max(limits.dashboard.companies) }),
  output: z.object({ companies: z.array(named) }),
  errors: ["not_found"],
});

export const listDashboardSettings = endpoint({
  name: "list-dashboard-settings",
  method: "GET",
  path: "/services/admin/api/dashboard/settings",
  about: "none",
  access: { fullAccess },
  reads: ["dashboard"],
  input: z.object({}),
  output: z.object({ items: z.array(dashboardSetting) }),
  errors: [],
});

export const saveDashboardSetting = endpoint({
  name: "save-dashboard-setting",
  method: "PUT",
  path: "/services/admin/api/dashboard/settings/:userType",
  about: "none",
  access: { fullAccess },
  changes: ["dashboard"],
  input: z.object({
    userType,
    hidden: z.array(card).max(dashboardCards.length),
    version: rowVersion.nullable(),
  }),
  output: dashboardSetting,
  errors: ["edited_meanwhile"],
});
