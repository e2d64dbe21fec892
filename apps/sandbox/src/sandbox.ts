import { startSandbox } from "./start-sandbox.ts";

const { env } = process;
const window = env["SANDBOX_DUPLICATE_WINDOW_SECONDS"];

const sandbox = await startSandbox({
  port: Number(env["SANDBOX_PORT"] ?? 4600),
  smtpPort: Number(env["SANDBOX_SMTP_PORT"] ?? 4625),
  host: env["SANDBOX_HOST"] ?? "127.0.0.1",
  fast: env["SANDBOX_FAST"] === "1",
  seed: Number(env["SANDBOX_SEED"] ?? 1),
  commitDelayMs: Number(env["SANDBOX_COMMIT_DELAY_MS"] ?? 0),
  ...(window === undefined ? {} : { linkedin: { duplicateWindowSeconds: Number(window) } }),
});

process.stdout.write(`sandbox http=${sandbox.url} smtp=${sandbox.smtpPort}\n`);

function leave(): void {
  void sandbox.stop().then(() => process.exit(0));
}

process.once("SIGTERM", leave);
process.once("SIGINT", leave);
