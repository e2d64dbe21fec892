import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, timeout: 1_000 });
    const done = (yes: boolean) => {
      socket.destroy();
      resolve(yes);
    };
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
    socket.once("timeout", () => done(false));
  });
}

export async function waitUntil(what: string, ready: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  while (!(await ready())) {
    if (performance.now() > end) throw new Error(`${what} did not answer within ${seconds} s`);
    await sleep(50);
  }
}
