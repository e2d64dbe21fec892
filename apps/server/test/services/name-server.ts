import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";

const typeA = 1;
const typeAaaa = 28;

function bytesOf6(address: string): Buffer {
  const [left = "", right = ""] = address.split("::");
  const words = (text: string) => text.split(":").filter(Boolean);
  const missing = 8 - words(left).length - words(right).length;
  const all = [
    ...words(left),
    ...Array<string>(address.includes("::") ? missing : 0).fill("0"),
    ...words(right),
  ];
  return Buffer.concat(all.map((word) => Buffer.from(word.padStart(4, "0"), "hex")));
}

function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length !== 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(message: Buffer, addresses: readonly string[]): Buffer {
  const { type, end } = questionOf(message);
  const fitting = addresses.filter((address) => address.includes(":") === (type === typeAaaa));
  const records = fitting.map((address) => {
    const data = type === typeA ? Buffer.from(address.split(".").map(Number)) : bytesOf6(address);
    const head = Buffer.alloc(12);
    head.writeUInt16BE(0xc00c, 0);
    head.writeUInt16BE(type, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(data.length, 10);
    return Buffer.concat([head, data]);
  });
  const head = Buffer.from(message.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, message.subarray(12, end), ...records]);
}

/** A name server whose answers a test decides, one list of addresses after the other; the last one stays. */
export async function startNameServer(names: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const asked = new Map<string, number>();
  const socket = createSocket("udp4");
  socket.on("message", (message, from) => {
    const { name, type } = questionOf(message);
    const key = `${name} ${type}`;
    const times = asked.get(key) ?? 0;
    asked.set(key, times + 1);
    const answers = names[name] ?? [];
    socket.send(
      answerTo(message, answers[Math.min(times, answers.length - 1)] ?? []),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, "127.0.0.1", resolve);
  });
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    resolver,
    /** How often the addresses of a name were asked for. */
    asked: (name: string) => asked.get(`${name} ${typeA}`) ?? 0,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
