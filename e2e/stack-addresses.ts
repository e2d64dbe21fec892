export const host = "127.0.0.1";
export const adminUrl = process.env["TEST_ADMIN_URL"] ?? `postgres://root@${host}:5432/postgres`;

export interface StackAddresses {
  /** Employee app at its root, back office below /admin: the API serves both builds. */
  readonly url: string;
  readonly sandboxUrl: string;
  readonly shortLinkUrl: string;
  /** As the cluster's owner, for states of a record that no call of the product creates. */
  readonly databaseUrl: string;
}

export const databaseOf = (name: string): string => `polyphon_${name}`;

/** The addresses of a stack's processes, derived from its first port so that they need no configuration. */
export function stackAddresses({ name, port }: { name: string; port: number }): StackAddresses {
  return {
    url: `http://${host}:${port}`,
    shortLinkUrl: `http://${host}:${port + 1}`,
    sandboxUrl: `http://${host}:${port + 5}`,
    databaseUrl: String(new URL(`/${databaseOf(name)}`, adminUrl)),
  };
}

const firstPort = Number(process.env["E2E_PORT"] ?? 4700);
const portsEach = 20;

/** The stack of the n-th worker. */
export function stackOfWorker(worker: number): { name: string; port: number } {
  const port = firstPort + worker * portsEach;
  return { name: `e2e${port}`, port };
}
