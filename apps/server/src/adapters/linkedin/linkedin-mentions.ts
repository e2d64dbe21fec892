import type { MentionSource } from "@polyphon/rules/mentions/profile-url.ts";
import { z } from "zod";
import type { LookedUp, MentionLookup } from "../../modules/mentions/mentions.port.ts";
import { type HttpClient, jsonOf } from "../http/http-client.ts";
import { query } from "../http/query-text.ts";
import { restHeaders } from "./linkedin-calls.ts";
import type { LinkedinSettings } from "./linkedin-settings.ts";

export interface LinkedinMentionSettings extends Pick<LinkedinSettings, "apiBase" | "version" | "timeoutMs"> {
  /** The token of an app approved for mentions; without it no request is made. */
  readonly token: string;
  /** The page as which members are looked up. */
  readonly organizationId: string;
}

const organization = z.object({ id: z.number().int(), localizedName: z.string().min(1) });
const organizations = z.object({ elements: z.array(organization) });
const members = z.object({
  elements: z.array(
    z.object({
      member: z.string().startsWith("urn:li:person:"),
      firstName: z.string().default(""),
      lastName: z.string().default(""),
    }),
  ),
});

function pathOf(source: MentionSource, settings: LinkedinMentionSettings): string | null {
  if (source.kind === "urn") {
    // LinkedIn has no call that names the person behind a URN.
    return source.accountType === "ORGANIZATION" ? `/rest/organizations/${source.linkedinId}` : null;
  }
  if (source.accountType === "ORGANIZATION")
    return `/rest/organizations?${query({ q: "vanityName", vanityName: source.vanityName })}`;
  const asked = { q: "vanityUrlAsOrganization", vanityUrl: source.url };
  return `/rest/vanityUrl?${query({ ...asked, organization: `urn:li:organization:${settings.organizationId}` })}`;
}

function readOrganization(body: unknown): LookedUp | null {
  const listed = organizations.safeParse(body);
  const single = organization.safeParse(body);
  const found = single.success ? single.data : listed.success ? listed.data.elements[0] : undefined;
  return found
    ? { accountType: "ORGANIZATION", linkedinId: String(found.id), name: found.localizedName }
    : null;
}

function readMember(body: unknown): LookedUp | null {
  const found = members.safeParse(body).data?.elements[0];
  const name = found ? `${found.firstName} ${found.lastName}`.trim() : "";
  if (!found || name === "") return null;
  return { accountType: "PERSONAL", linkedinId: found.member.slice("urn:li:person:".length), name };
}

/** Any refusal of LinkedIn, a missing scope or an unknown name, gives no result. */
export function createMentionLookup(http: HttpClient, settings: LinkedinMentionSettings): MentionLookup {
  return async (source) => {
    const path = pathOf(source, settings);
    if (path === null || settings.token === "") return null;
    const outcome = await http.send({
      method: "GET",
      url: `${settings.apiBase}${path}`,
      headers: restHeaders(settings, settings.token),
      timeoutMs: settings.timeoutMs,
    });
    if (outcome.kind !== "answered" || outcome.status !== 200) return null;
    const body = jsonOf(outcome);
    return source.accountType === "ORGANIZATION" ? readOrganization(body) : readMember(body);
  };
}
