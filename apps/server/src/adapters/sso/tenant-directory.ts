import {
  allowInsecureRequests,
  type CustomFetch,
  customFetch,
  discovery,
  type ExportedJWKSCache,
  None,
  type ServerMetadata,
} from "openid-client";
import { ProviderUnavailable } from "./provider-fetch.ts";

/** The cached facts of one tenant: its addresses, and its keys as last read. */
export interface Tenant {
  readonly metadata: ServerMetadata;
  readonly readAt: number;
  keys: ExportedJWKSCache | null;
}

const rememberMs = 60 * 60 * 1000;
const rememberTenants = 1000;
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The tenant becomes part of a path, so it must be a directory id. */
export function issuerOf(authority: string, tenantId: string): URL {
  if (!guid.test(tenantId)) throw new Error("a tenant is named by the id of its directory");
  return new URL(`${authority}/${tenantId}/v2.0`);
}

/** Reads the document of a tenant once an hour. Failures are not cached. */
export function makeTenantDirectory(settings: { authority: string; fetch: CustomFetch; now: () => number }) {
  const { authority, fetch, now } = settings;
  const known = new Map<string, Promise<Tenant>>();

  async function read(tenantId: string): Promise<Tenant> {
    const issuer = issuerOf(authority, tenantId);
    const configuration = await discovery(issuer, "polyphon", undefined, None(), {
      execute: issuer.protocol === "http:" ? [allowInsecureRequests] : [],
      [customFetch]: fetch,
    });
    const metadata = configuration.serverMetadata();
    if (metadata.issuer !== issuer.href) throw new ProviderUnavailable("the document is of another issuer");
    return { metadata, readAt: now(), keys: null };
  }

  return async function tenantOf(tenantId: string): Promise<Tenant> {
    const before = known.get(tenantId);
    if (before) {
      const tenant = await before;
      if (now() - tenant.readAt < rememberMs) return tenant;
    }
    const reading = read(tenantId);
    if (known.size >= rememberTenants) known.clear();
    known.set(tenantId, reading);
    reading.catch(() => known.delete(tenantId));
    return reading;
  };
}
