import type { Resolver } from "node:dns/promises";
import type { CheckedUrl } from "./check-url.ts";
import { isPublicAddress } from "./public-address.ts";

export interface OutsideRules {
  readonly resolver: Resolver;
  readonly ports: readonly number[];
  /** Addresses with their port that count as outside although they are not public, such as a sandbox's. */
  readonly trusted: readonly string[];
}

export interface Pinned {
  readonly address: string;
  readonly family: 4 | 6;
}

function addressWithPort(address: string, port: number): string {
  return address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;
}

async function lookUp(resolver: Resolver, name: string): Promise<Pinned[]> {
  const [four, six] = await Promise.all([
    resolver.resolve4(name).catch(() => []),
    resolver.resolve6(name).catch(() => []),
  ]);
  return [
    ...four.map((address) => ({ address, family: 4 as const })),
    ...six.map((address) => ({ address, family: 6 as const })),
  ];
}

/**
 * The one address to connect to. Every address of a name is checked: one that is not public refuses them all, because a
 * name that leads both outside and inside is meant to change at the wrong moment.
 */
export async function resolveOutside(target: CheckedUrl, rules: OutsideRules): Promise<Pinned | null> {
  const { host, port } = target;
  const usualPort = rules.ports.includes(port);
  if (!usualPort && !rules.trusted.some((place) => place.endsWith(`:${port}`))) return null;
  const mayBe = ({ address }: Pinned) =>
    (usualPort && isPublicAddress(address)) || rules.trusted.includes(addressWithPort(address, port));
  const found: Pinned[] =
    host.kind === "address"
      ? [{ address: host.value, family: host.value.includes(":") ? 6 : 4 }]
      : await lookUp(rules.resolver, host.value);
  const [first] = found;
  return first && found.every(mayBe) ? first : null;
}
