import { z } from "zod";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";
import { type Asked, failureOf } from "../http/oauth.ts";
import { restHeaders } from "./linkedin-calls.ts";
import type { LinkedinSettings } from "./linkedin-settings.ts";

/** What an app needs to publish for organisations and to find a lost answer among their posts. */
export const organisationScopes = ["w_organization_social", "r_organization_social", "rw_organization_admin"];
/** Nobody runs more pages than can be chosen from. */
const most = 20;

const roles = z.object({
  elements: z.array(z.object({ organization: z.string().regex(/^urn:li:organization:\d+$/) })),
});
const facts = z.object({
  id: z.union([z.number(), z.string()]),
  localizedName: z.string().default("LinkedIn"),
  vanityName: z.string().optional(),
});

export interface Organisation {
  readonly urn: string;
  readonly name: string;
  readonly vanityName: string | null;
}

/** The organisations that a member administers. */
export async function organisationsOf(
  http: HttpClient,
  settings: LinkedinSettings,
  accessToken: string,
): Promise<Asked<readonly Organisation[]>> {
  async function read<S extends z.ZodType>(path: string, shape: S): Promise<Asked<z.output<S>>> {
    const outcome = await http.send({
      method: "GET",
      url: `${settings.apiBase}/rest/${path}`,
      headers: restHeaders(settings, accessToken),
      timeoutMs: settings.timeoutMs,
    });
    const answered = outcome.kind === "answered" && outcome.status === 200 ? outcome : null;
    const parsed = shape.safeParse(answered && jsonOf(answered));
    return parsed.success
      ? { kind: "given", value: parsed.data }
      : { kind: "unavailable", detail: failureOf(outcome).detail };
  }

  const acls = await read("organizationAcls?q=roleAssignee&role=ADMINISTRATOR&state=APPROVED", roles);
  if (acls.kind !== "given") return acls;
  const found: Organisation[] = [];
  for (const { organization: urn } of acls.value.elements.slice(0, most)) {
    const organisation = await read(`organizations/${urn.split(":").at(-1)}`, facts);
    if (organisation.kind !== "given") return organisation;
    const { localizedName: name, vanityName = null } = organisation.value;
    found.push({ urn, name, vanityName });
  }
  return { kind: "given", value: found };
}
