import { spawn } from "node:child_process";
import { once } from "node:events";

/** The sandbox as a process of its own, without its request log, and one account on it. */
export async function startFastSandbox() {
  const child = spawn(
    process.execPath,
    [new URL("../../apps/sandbox/src/sandbox.ts", import.meta.url).pathname],
    {
      env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_SMTP_PORT: "0", SANDBOX_FAST: "1" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [line] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
  const url = /http=(\S+)/.exec(line)?.[1];
  if (!url) throw new Error(`the sandbox said: ${line}`);
  const answer = await fetch(`${url}/__sandbox/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      memberId: "bench",
      name: "Bench",
      scopes: ["w_member_social"],
      expiresInSeconds: 86_400,
    }),
  });
  const granted = (await answer.json()) as { accessToken?: string; access_token?: string };
  return {
    account: { url, author: "urn:li:person:bench", token: granted.accessToken ?? granted.access_token ?? "" },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
