import { z } from "zod";
import { personName } from "../../identity/person-name.ts";
import { type About, doing, personRow } from "../../kit/about.ts";
import { type Endpoint, endpoint } from "../../kit/endpoint.ts";
import { pageOf } from "../../kit/page.ts";
import { ref } from "../../kit/ref.ts";
import { type ResourceDefinition, resource } from "../../kit/resource/resource.ts";
import type { ResourceField } from "../../kit/resource/resource-field.ts";
import { limits } from "../../limits.ts";
import {
  activities,
  frontTypes,
  frontUserActions,
  frontUserStatuses,
  levels,
  networkMark,
  networkWords,
} from "./front-users.ts";

const when = { kind: "dateTime", readOnly: true } as const;

const about = {
  person: ["shares", "plans", "connections", "signIns"],
  inCouncilMode: "withheld",
  asks: ["activity", "signedIn", "autopilot", "networks"],
} as const satisfies About;

const fields = {
  /** First and last name. */
  name: { kind: "text", schema: z.string(), readOnly: true },
  /** The address used to sign in: it cannot be changed. */
  email: { kind: "text", schema: z.string(), readOnly: true },
  company: { kind: "reference", of: "company", schema: ref("company"), readOnly: true },
  status: { kind: "choice", choices: frontUserStatuses, schema: z.enum(frontUserStatuses), readOnly: true },
  firstName: { kind: "text", schema: personName, section: "person" },
  lastName: { kind: "text", schema: personName, section: "person", beside: true },
  language: { kind: "choice", choices: ["en", "de"], schema: z.enum(["en", "de"]), section: "person" },
  headline: {
    kind: "text",
    schema: z.string().trim().max(limits.profile.headlineMax).nullable(),
    section: "person",
  },
  costCenter: {
    kind: "text",
    schema: z.string().trim().max(limits.frontUser.costCenterMax).nullable(),
    section: "person",
  },
  level: { kind: "choice", choices: levels, schema: z.enum(levels), section: "program" },
  groups: {
    kind: "references",
    of: "userGroupParameter",
    schema: z.array(ref("userGroupParameter")).max(limits.frontUser.groups),
    section: "program",
  },
  reviewUser: { kind: "switch", schema: z.boolean(), section: "program" },
  lightFrontUser: { kind: "switch", schema: z.boolean(), section: "program" },
  networks: { kind: "choices", choices: networkWords, schema: doing(z.array(networkMark)), readOnly: true },
  type: { kind: "choice", choices: frontTypes, schema: z.enum(frontTypes), readOnly: true },
  autopilot: { kind: "switch", schema: doing(z.boolean()), readOnly: true },
  activity: { kind: "choice", choices: activities, schema: doing(z.enum(activities)), readOnly: true },
  /** Whether the person has ever signed in. */
  signedIn: { kind: "switch", schema: doing(z.boolean()), readOnly: true },
  lastShareAt: { ...when, schema: doing(z.iso.datetime()) },
  /** In the last twelve months. */
  shares: { kind: "number", schema: doing(z.number().int()), readOnly: true },
  lastLoginAt: { ...when, schema: doing(z.iso.datetime()) },
  createdAt: { ...when, schema: z.iso.datetime() },
} as const satisfies Readonly<Record<string, ResourceField>>;

type Definition = ResourceDefinition<typeof fields>;

/** Employees of everybody, of one company, or without a company: the same rows, each for those responsible for them. */
function frontUsers(
  variant: Pick<Definition, "name" | "access" | "screens" | "filters"> & Partial<Definition>,
) {
  const plain = resource({
    module: "people",
    ref: "employee",
    fields,
    columns: ["name", "company", "status", "level", "networks", "autopilot", "lastShareAt", "shares"],
    searchIn: ["name", "email"],
    sortBy: "name",
    sorts: ["createdAt"],
    writes: "edit",
    errors: ["level_only_rises"],
    ...variant,
  });
  const row = personRow(
    plain.row.extend({
      can: z.object({ edit: z.boolean(), actions: z.array(z.enum(frontUserActions)) }),
    }),
  );
  const list = endpoint({ ...plain.list, about, output: pageOf(row) });
  const count = endpoint({ ...plain.count, about });
  const pick = endpoint({ ...plain.pick, about });
  const exported = endpoint({ ...plain.export, about });
  const get = endpoint({ ...plain.get, about, output: row });
  const edit = endpoint({ ...plain.edit, about, output: row });
  const ours: readonly Endpoint[] = [list, count, pick, exported, get, edit];
  const calls = plain.calls.map((call) => ours.find((one) => one.name === call.name) ?? call);
  return { ...plain, row, list, count, pick, export: exported, get, edit, calls };
}

const screens = { edit: "/admin/edit-front-user/:id", view: "/admin/view-front-user/:id" } as const;
const access = { list: "list_front_user", edit: "list_front_user" } as const;

export const adminFrontUsers = frontUsers({
  name: "front-users",
  access,
  screens: { list: "/admin/front-users", ...screens },
  filters: ["company", "status", "autopilot", "level", "type", "groups", "networks", "lightFrontUser"],
  owner: "provider",
  several: true,
});

export const corporateFrontUsers = frontUsers({
  name: "front-users",
  access,
  screens: { list: "/admin/corporate-front-users", ...screens },
  columns: ["name", "status", "level", "networks", "autopilot", "lastShareAt", "shares"],
  // By activity a company's people alone are narrowed: each of them is looked up, and a million would take minutes.
  filters: [
    "status",
    "activity",
    "signedIn",
    "autopilot",
    "level",
    "type",
    "groups",
    "networks",
    "lightFrontUser",
  ],
  owner: "company",
  several: true,
});

/** People without a company are edited in the list of all front users; here they are only read. */
export const individualUsers = frontUsers({
  name: "individual-users",
  ref: "individual",
  access: { list: "individual_liable_user" },
  screens: { list: "/admin/individualuserlist" },
  columns: ["name", "status", "networks", "autopilot", "lastShareAt", "shares"],
  filters: ["status", "networks"],
  owner: "provider",
  writes: "none",
});

export type FrontUsers = typeof adminFrontUsers;
export type FrontUserRow = z.output<FrontUsers["row"]>;
