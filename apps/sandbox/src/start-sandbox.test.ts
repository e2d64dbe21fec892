import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startSandbox } from "./start-sandbox.ts";

test("the sandbox refuses to listen on a public interface", async () => {
  await expect(startSandbox({ port: 0, smtpPort: 0, host: "0.0.0.0" })).rejects.toThrow("loopback");
});

test("a port in use is reported and leaves nothing open", async () => {
  const first = await startSandbox({ port: 0, smtpPort: 0 });
  await expect(startSandbox({ port: first.port, smtpPort: 0 })).rejects.toThrow("EADDRINUSE");
  await expect(startSandbox({ port: 0, smtpPort: first.smtpPort })).rejects.toThrow("EADDRINUSE");
  await first.stop();
});

test("a stopped sandbox no longer answers", async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  expect((await fetch(sandbox.url)).status).toBe(200);
  await sandbox.stop();
  await expect(fetch(sandbox.url)).rejects.toThrow();
});

test("an unknown path answers 404", async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  expect((await fetch(`${sandbox.url}/nowhere/at/all`)).status).toBe(404);
  await sandbox.stop();
});

test("the process takes its ports from the environment, prints its address and exits on SIGTERM", async () => {
  const entry = fileURLToPath(new URL("sandbox.ts", import.meta.url));
  const env = {
    ...process.env,
    SANDBOX_PORT: "0",
    SANDBOX_SMTP_PORT: "0",
    SANDBOX_DUPLICATE_WINDOW_SECONDS: "5",
  };
  const child = spawn(process.execPath, [entry], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const url = /http=(\S+) smtp=\d+/.exec(line)?.[1] ?? "";
  const settings = await (await fetch(`${url}/__sandbox/settings`)).json();
  expect(settings).toMatchObject({ linkedin: { duplicateWindowSeconds: 5 } });
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});
