import type { ResourceLookups } from "../../platform/resource/resource-lookups.ts";
import type { KeyMailDeps } from "../identity/identity.api.ts";
import type { FrontUserDeps } from "./front-users/front-users.deps.ts";
import type { CategoryChoice, IsEmailProhibited, LinkedinStates } from "./people.port.ts";
import type { UploadDeps } from "./uploads/uploads.deps.ts";

export interface StaffDeps extends Pick<KeyMailDeps, "adminUrl" | "employeeUrl" | "linkBox"> {
  readonly isEmailProhibited: IsEmailProhibited;
}

export interface PeopleDeps extends StaffDeps, UploadDeps {
  readonly frontUsers: FrontUserDeps;
  readonly lookups: ResourceLookups;
  readonly linkedinStates: LinkedinStates;
  readonly categories: CategoryChoice;
}
