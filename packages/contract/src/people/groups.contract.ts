import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { connectionStates } from "../networks/networks.ts";
import { signedInAnswer } from "../identity/identity.contract.ts";

export const groupTypes = ["PUBLIC", "PRIVATE"] as const;

export const linkedinGroup = z.object({
  id: ref("linkedinGroup"),
  accountName: z.string(),
  groupType: z.enum(groupTypes),
  followers: z.number().int().nullable(),
  connection: z.enum(connectionStates),
});

const because = "an employee keeps the LinkedIn groups of the own account";

export const listGroups = endpoint({
  name: "list-associate-users",
  method: "GET",
  path: "/services/front/api/associate-user",
  about: "none",
  access: { signedIn: "front", because },
  reads: ["linkedinGroup"],
  input: z.object({}),
  output: z.object({
    groups: z.array(linkedinGroup),
    atMost: z.number().int(),
    can: z.object({
      add: z.boolean(),
      /** Change a group and open its account. */
      change: z.boolean(),
    }),
  }),
  errors: ["feature_off"],
});

export const addGroup = endpoint({
  name: "add-associate-user",
  method: "POST",
  path: "/services/front/api/associate-user",
  about: "none",
  access: { signedIn: "front", because, inPerson: true },
  changes: ["linkedinGroup"],
  input: z.object({
    accountName: z.string().trim().min(1).max(limits.group.nameMax),
    groupType: z.enum(groupTypes),
  }),
  output: linkedinGroup,
  errors: ["feature_off", "light_front_user", "too_many_groups", "duplicate"],
});

export const changeGroupType = endpoint({
  name: "change-group-type",
  method: "PATCH",
  path: "/services/front/api/connection/change-group-type/:id",
  about: "none",
  access: { signedIn: "front", because, inPerson: true },
  changes: ["linkedinGroup"],
  input: z.object({ id: ref("linkedinGroup"), groupType: z.enum(groupTypes) }),
  output: linkedinGroup,
  errors: ["feature_off", "light_front_user", "not_found"],
});

export const updateGroupFollowers = endpoint({
  name: "update-associate-followers",
  method: "PATCH",
  path: "/services/front/api/associate-user/:id/followers",
  about: "none",
  access: { signedIn: "front", because, inPerson: true },
  changes: ["linkedinGroup"],
  input: z.object({ id: ref("linkedinGroup"), followers: z.number().int().min(0).max(1_000_000_000) }),
  output: linkedinGroup,
  errors: ["feature_off", "light_front_user", "not_found"],
});

export const associateLogin = endpoint({
  name: "associate-user-login",
  method: "POST",
  path: "/auth/associate-user-login",
  about: "none",
  access: {
    signedIn: "front",
    because: "the session of the employee vouches for the group's account",
    inPerson: true,
  },
  changes: [],
  input: z.object({ id: ref("linkedinGroup") }),
  output: signedInAnswer,
  errors: ["feature_off", "light_front_user", "not_found"],
});
