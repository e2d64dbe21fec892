import { connect, createServer, type Server, type Socket } from "node:net";

export interface TcpProxy {
  start(): Promise<void>;
  /** Cuts every connection and refuses new ones until it is started again. */
  stop(): Promise<void>;
  /** Connections stay open, but nothing comes through in either direction. */
  stall(on: boolean): void;
}

/** A proxy between the product and a service, which can then be unavailable without being stopped for others. */
export function makeTcpProxy(port: number, targetPort: number): TcpProxy {
  let server: Server | null = null;
  let stalled = false;
  const sockets = new Set<Socket>();

  function join(socket: Socket): void {
    const behind = connect(targetPort, "127.0.0.1");
    for (const each of [socket, behind]) {
      sockets.add(each);
      each.on("error", () => each.destroy());
      each.on("close", () => {
        sockets.delete(each);
        socket.destroy();
        behind.destroy();
      });
      if (stalled) each.pause();
    }
    socket.on("data", (chunk) => behind.write(chunk));
    behind.on("data", (chunk) => socket.write(chunk));
  }

  return {
    start: () =>
      new Promise((resolve, reject) => {
        server = createServer(join).once("error", reject).listen(port, "127.0.0.1", resolve);
      }),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        if (server) server.close(() => resolve());
        else resolve();
        server = null;
      }),
    stall: (on) => {
      stalled = on;
      for (const socket of sockets) {
        if (on) socket.pause();
        else socket.resume();
      }
    },
  };
}
