import type { SecretBox } from "../../platform/secret/secret-box.ts";
import type { NetworkConnector } from "./networks.port.ts";

export interface NetworkNeeds {
  readonly linkedin: NetworkConnector;
  readonly box: SecretBox;
  /** Where a network sends the browser back to, e.g. the employee app's /linkedin_callback. */
  readonly linkedinReturnUrl: string;
}
