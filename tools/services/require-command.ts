import { access, constants } from "node:fs/promises";
import { join } from "node:path";

const packages = "postgresql redis-server swift-proxy swift-account swift-container swift-object memcached";

const folders = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"];

export async function requireCommand(command: string): Promise<void> {
  const found = await Promise.all(
    folders.map((folder) =>
      access(join(folder, command), constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  if (found.includes(true)) return;
  throw new Error(
    `${command} is not installed. Run:\n  apt-get install -y --no-install-recommends ${packages}`,
  );
}
