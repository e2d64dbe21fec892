import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { account } from "./account.ts";
import { personName } from "./person-name.ts";

const profileInput = z.object({
  firstName: personName,
  lastName: personName,
  headline: z.string().trim().max(limits.profile.headlineMax).nullable(),
  language: z.enum(["en", "de"]),
});

export const updateProfile = endpoint({
  name: "update-profile",
  method: "PATCH",
  path: "/services/front/api/user/update-profile",
  about: "none",
  access: { signedIn: "front", because: "everybody keeps the own profile", inPerson: true },
  changes: ["account"],
  input: profileInput,
  output: account,
  errors: [],
});

export const updateStaffProfile = endpoint({
  name: "update-staff-profile",
  method: "PATCH",
  path: "/services/uaa/api/account/profile",
  about: "none",
  access: { signedIn: "staff", because: "everybody keeps the own profile" },
  changes: ["account"],
  input: profileInput,
  output: account,
  errors: [],
});

/** A picture that the person uploaded for it; null removes the photo. */
export const savePhoto = endpoint({
  name: "save-photo",
  method: "PUT",
  path: "/services/uaa/api/account/photo",
  about: "none",
  access: { signedIn: "any", because: "everybody keeps the own photo", inPerson: true },
  changes: ["account"],
  input: z.object({ mediaId: ref("photo").nullable() }),
  output: account,
  errors: ["media_not_usable"],
});

export const acceptTerms = endpoint({
  name: "update-eula-status",
  method: "PATCH",
  path: "/services/front/api/user/update-eula-status",
  about: "none",
  access: {
    signedIn: "front",
    because: "nothing else is open before the terms are accepted",
    restricted: true,
    inPerson: true,
  },
  changes: ["account"],
  input: z.object({ eulaStatus: z.coerce.number().pipe(z.literal(1)) }),
  output: z.object({ eulaStatus: z.literal(true) }),
  errors: [],
});

/** A staff member's own arrangement: pinned menu entries, named filters and list columns. */
export const workspacePreferences = z.object({
  pinned: z.array(z.string().min(1).max(200)).max(limits.workspace.pinned),
  views: z
    .array(
      z.object({
        list: z.string().min(1).max(200),
        name: z.string().trim().min(1).max(limits.workspace.viewName),
        query: z.string().max(2000),
      }),
    )
    .max(limits.workspace.views),
  columns: z
    .array(
      z.object({
        list: z.string().min(1).max(200),
        names: z.array(z.string().min(1).max(60)).max(limits.workspace.columns),
      }),
    )
    .max(limits.workspace.lists)
    .default([]),
});

export const readWorkspacePreferences = endpoint({
  name: "read-workspace-preferences",
  method: "GET",
  path: "/services/admin/api/workspace-preferences",
  about: "none",
  access: { signedIn: "staff", because: "everybody arranges the own workspace" },
  reads: ["workspace"],
  input: z.object({}),
  output: workspacePreferences,
  errors: [],
});

export const saveWorkspacePreferences = endpoint({
  name: "save-workspace-preferences",
  method: "PUT",
  path: "/services/admin/api/workspace-preferences",
  about: "none",
  access: { signedIn: "staff", because: "everybody arranges the own workspace" },
  changes: [],
  input: workspacePreferences,
  output: workspacePreferences,
  errors: [],
});
