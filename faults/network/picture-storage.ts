import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Storage } from "@polyphon/server/platform/storage/storage.ts";

/** Keeps files in memory and serves them on an address of its own: a network fetches pictures from there. */
export async function openPictureStorage(): Promise<Storage & { stop(): void }> {
  const files = new Map<string, Uint8Array>();
  const server = createServer((request, answer) => {
    const bytes = files.get((request.url ?? "").slice(1));
    answer.writeHead(bytes ? 200 : 404, { "content-type": "image/jpeg" }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    put: (key, body) => {
      if (body instanceof Uint8Array) files.set(key, body);
      return Promise.resolve();
    },
    get: () => Promise.resolve({ kind: "missing" }),
    head: () => Promise.resolve(null),
    remove: (keys) => {
      for (const key of keys) files.delete(key);
      return Promise.resolve();
    },
    clearUnfinished: () => Promise.resolve(0),
    presignedGet: (key) => Promise.resolve(`http://127.0.0.1:${port}/${key}`),
    stop: () => server.close(),
  };
}
