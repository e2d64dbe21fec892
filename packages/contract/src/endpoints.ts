import * as companies from "./companies/companies.contract.ts";
import { category } from "./content/category.resource.ts";
import * as content from "./content/content.contract.ts";
import * as identity from "./identity/identity.contract.ts";
import * as multipass from "./identity/multipass.contract.ts";
import * as password from "./identity/password.contract.ts";
import * as profile from "./identity/profile.contract.ts";
import * as registration from "./identity/registration.contract.ts";
import * as roleChoice from "./identity/roles.contract.ts";
import * as sso from "./identity/sso.contract.ts";
import type { Endpoint } from "./kit/endpoint.ts";
import * as media from "./media/media.contract.ts";
import * as networks from "./networks/networks.contract.ts";
import * as notifications from "./notifications/notifications.contract.ts";
import * as groups from "./people/groups.contract.ts";
import * as staffRoles from "./people/roles.contract.ts";
import * as sharing from "./sharing/sharing.contract.ts";
import * as site from "./site/site.contract.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "method" in value && "access" in value && "output" in value
  );
}

const modules = [
  identity,
  roleChoice,
  password,
  registration,
  multipass,
  profile,
  sso,
  companies,
  groups,
  staffRoles,
  networks,
  media,
  content,
  sharing,
  notifications,
  site,
];

const resources = [category];

/** Every call of the product. OpenAPI, the server's completeness check and the authorisation tests read it. */
export const endpoints: readonly Endpoint[] = [
  ...modules.flatMap((module) => Object.values<unknown>(module).filter(isEndpoint)),
  ...resources.flatMap((one): Endpoint[] => [one.list, one.get, one.add, one.edit, one.remove]),
];
