import { join } from "node:path";
import { answers, waitUntil } from "../answers.ts";
import { endProcess, readProcessFile } from "../process-file.ts";
import { requireCommand } from "../require-command.ts";
import { startDetached } from "../start-detached.ts";
import { makeSwiftBucket } from "./swift-bucket.ts";
import { existingFolders, prepareFolder } from "./swift-folder.ts";
import { type SwiftPorts, swiftPorts } from "./swift-ports.ts";
import { withLock } from "../with-lock.ts";

interface Place {
  readonly port: number;
  readonly root: string;
}

const servers = ["memcached", "account", "container", "object", "proxy"] as const;
type ServerName = (typeof servers)[number];

const commandOf = (server: ServerName) => (server === "memcached" ? server : `swift-${server}-server`);

/** OpenStack Swift with its S3 front: path style, region us-east-1, key test:tester, secret testing. */
export async function ensureSwift(place: Place): Promise<void> {
  const ports = swiftPorts(place.port);
  if (await isWell(ports)) return;
  await withLock(join(place.root, `.dev/services/swift-${place.port}.lock`), async () => {
    if (await isWell(ports)) return;
    for (const command of [...servers.map(commandOf), "swift-ring-builder"]) await requireCommand(command);
    const folder = await prepareFolder(place.root, ports);
    for (const server of servers) await startServer(folder, server, ports);
    await waitUntil(`S3 on port ${place.port} (logs in ${folder}/log)`, () => isWell(ports));
    await makeSwiftBucket(place.port, "polyphon");
  });
}

export async function stopSwift(place: Place): Promise<void> {
  for (const folder of existingFolders(place.root, place.port)) {
    await Promise.all(servers.map((server) => endProcess(processFile(folder, server))));
  }
}

const processFile = (folder: string, server: ServerName) => join(folder, "run", `${server}.pid`);

async function isWell(ports: SwiftPorts): Promise<boolean> {
  const all = await Promise.all([...servers.map((server) => answers(ports[server])), isHealthy(ports.proxy)]);
  return all.every(Boolean);
}

async function isHealthy(port: number): Promise<boolean> {
  const answer = fetch(`http://127.0.0.1:${port}/healthcheck`, { signal: AbortSignal.timeout(2_000) });
  return answer.then(
    (response) => response.ok,
    () => false,
  );
}

async function startServer(folder: string, server: ServerName, ports: SwiftPorts): Promise<void> {
  if ((await readProcessFile(processFile(folder, server))) !== undefined) return;
  if (await answers(ports[server]))
    throw new Error(`port ${ports[server]} is taken, but not by our ${server}`);
  const port = String(ports[server]);
  await startDetached({
    command: commandOf(server),
    args:
      server === "memcached"
        ? ["-l", "127.0.0.1", "-p", port, "-U", "0", "-m", "32", "-u", "nobody"]
        : [join(folder, "etc", `${server}-server.conf`)],
    cwd: folder,
    log: join(folder, "log", `${server}.log`),
    processFile: processFile(folder, server),
  });
}
