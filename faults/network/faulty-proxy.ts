import { type AddressInfo, createConnection, createServer, type Server, type Socket } from "node:net";

export type Fate = "pass" | "commit_then_drop" | "drop" | "half_close" | "stall" | "reset_in_body";

export interface FaultyProxy {
  readonly url: string;
  /** How often each fate occurred. */
  readonly struck: Readonly<Record<Fate, number>>;
  stop(): Promise<void>;
}

const headEnd = Buffer.from("\r\n\r\n");

/** Where the first whole HTTP message ends, or -1 while it is still arriving. */
function messageEnd(bytes: Buffer): number {
  const head = bytes.indexOf(headEnd);
  if (head === -1) return -1;
  const length = /content-length: (\d+)/i.exec(bytes.subarray(0, head).toString("latin1"))?.[1] ?? "0";
  const end = head + headEnd.length + Number(length);
  return bytes.length >= end ? end : -1;
}

function answerWith(client: Socket, fate: Fate, answer: Buffer, stallMs: number): void {
  switch (fate) {
    case "pass":
      client.write(answer);
      return;
    case "commit_then_drop":
      client.destroy();
      return;
    case "half_close":
      client.end();
      return;
    case "stall":
      setTimeout(() => client.writable && client.write(answer), stallMs).unref();
      return;
    case "reset_in_body":
      client.write(answer.subarray(0, Math.floor(answer.length / 2)), () => client.resetAndDestroy());
      return;
    case "drop":
      return;
    default:
      fate satisfies never;
  }
}

/** A proxy between a worker and a network, one request at a time per connection, that makes some of them fail. */
export async function startFaultyProxy(options: {
  targetPort: number;
  stallMs: number;
  fateOf: (head: string) => Fate;
}): Promise<FaultyProxy> {
  const struck: Record<Fate, number> = {
    pass: 0,
    commit_then_drop: 0,
    drop: 0,
    half_close: 0,
    stall: 0,
    reset_in_body: 0,
  };
  const sockets = new Set<Socket>();

  function serve(client: Socket): void {
    const target = createConnection(options.targetPort, "127.0.0.1");
    let request = Buffer.alloc(0);
    let answer = Buffer.alloc(0);
    let fate: Fate = "pass";
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    client.on("close", () => target.destroy());
    target.on("close", () => client.destroy());
    client.on("data", (chunk) => {
      request = Buffer.concat([request, chunk]);
      const end = messageEnd(request);
      if (end === -1) return;
      fate = options.fateOf(request.subarray(0, 200).toString("latin1"));
      struck[fate] += 1;
      if (fate === "drop") client.destroy();
      else target.write(request.subarray(0, end));
      request = request.subarray(end);
    });
    target.on("data", (chunk) => {
      answer = Buffer.concat([answer, chunk]);
      const end = messageEnd(answer);
      if (end === -1) return;
      answerWith(client, fate, answer.subarray(0, end), options.stallMs);
      answer = answer.subarray(end);
    });
  }

  const server: Server = createServer({ allowHalfOpen: true, noDelay: true }, serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", 1024, resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    struck,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
