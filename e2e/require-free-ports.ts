import { once } from "node:events";
import { createServer } from "node:net";

/** Two stacks of one name would share a database, so the second one must not start. */
export async function requireFreePorts(host: string, ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const probe = createServer();
    const opened = once(probe, "listening");
    probe.listen(port, host);
    await opened.catch(() => {
      throw new Error(`port ${port} is taken: does another stack run?`);
    });
    probe.close();
    await once(probe, "close");
  }
}
