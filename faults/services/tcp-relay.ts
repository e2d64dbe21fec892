import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";

export interface TcpRelay {
  readonly port: number;
  /** Nothing passes any more in either direction, and neither side is notified. */
  stall(): void;
  flow(): void;
  cutAll(): void;
  stop(): Promise<void>;
}

/** A relay between a process and its own server that passes bytes on until it is cut. */
export async function startTcpRelay(targetPort: number): Promise<TcpRelay> {
  const sockets = new Set<Socket>();
  let stalled = false;

  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on("error", () => from.destroy());
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    from.pipe(to);
    if (stalled) from.pause();
  }

  const server = createServer({ noDelay: true }, (client) => {
    const target = createConnection({ port: targetPort, host: "127.0.0.1", noDelay: true });
    join(client, target);
    join(target, client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", 512, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stall: () => {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    flow: () => {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    cutAll: () => {
      for (const socket of sockets) socket.destroy();
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
