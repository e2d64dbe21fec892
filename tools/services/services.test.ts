import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answers } from "./answers.ts";
import { endProcess, readProcessFile, writeProcessFile } from "./process-file.ts";
import { ensureRedis, stopRedis } from "./redis.ts";
import { requireCommand } from "./require-command.ts";
import { swiftPorts } from "./swift/swift-ports.ts";
import { ensureSwift, stopSwift } from "./swift/swift.ts";
import { withLock } from "./with-lock.ts";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "polyphon-services-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the services a developer's machine needs", { timeout: 120_000 }, () => {
  it("are found quickly when they run", async () => {
    const tool = join(import.meta.dirname, "services.ts");
    await run(process.execPath, [tool]);
    const { stdout } = await run(process.execPath, [tool]);
    expect(stdout).toMatch(/^services: answer on 5432, 6379 and \d+ \(\d+ ms\)$/m);
  });

  it("start once when two commands ask at the same time, and stop on request", async () => {
    const place = { port: 16460, folder };
    await Promise.all([ensureRedis(place), ensureRedis(place), ensureRedis(place)]);
    expect(await answers(16460)).toBe(true);
    const started = await readProcessFile(join(folder, "redis-16460.pid"));
    await ensureRedis(place);
    expect(await readProcessFile(join(folder, "redis-16460.pid"))).toBe(started);

    await stopRedis(place);
    expect(await answers(16460)).toBe(false);
  });

  it("include an S3 service that keeps its data when it is stopped and started", async () => {
    const place = { port: 16470, root: folder };
    await ensureSwift(place);
    const token = await fetch("http://127.0.0.1:16470/auth/v1.0", {
      headers: { "x-auth-user": "test:tester", "x-auth-key": "testing" },
    });
    const [url, key] = [token.headers.get("x-storage-url"), token.headers.get("x-auth-token") ?? ""];
    const headers = { "x-auth-token": key };
    expect((await fetch(`${url}/kept`, { method: "PUT", headers })).ok).toBe(true);
    expect((await fetch(`${url}/kept/file`, { method: "PUT", headers, body: "still here" })).ok).toBe(true);

    await stopSwift(place);
    for (const port of Object.values(swiftPorts(16470))) expect(await answers(port)).toBe(false);
    await ensureSwift(place);
    const again = await fetch("http://127.0.0.1:16470/auth/v1.0", {
      headers: { "x-auth-user": "test:tester", "x-auth-key": "testing" },
    });
    const fresh = { "x-auth-token": again.headers.get("x-auth-token") ?? "" };
    expect(await (await fetch(`${url}/kept/file`, { headers: fresh })).text()).toBe("still here");
    await stopSwift(place);
    await rm("/var/tmp/polyphon-swift-16470", { recursive: true, force: true });
  });

  it("name what to install when something is missing", async () => {
    await expect(requireCommand("no-such-server")).rejects.toThrow(
      "apt-get install -y --no-install-recommends",
    );
  });
});

describe("stopping a service", () => {
  it("never kills a process that only has the same number", async () => {
    const file = join(folder, "stale.pid");
    await writeProcessFile(file, process.pid);
    expect(await readProcessFile(file)).toBe(process.pid);
    await writeFile(file, `${process.pid} 1\n`);
    expect(await readProcessFile(file)).toBeUndefined();
    await endProcess(file);
  });

  it("waits for a lock and takes over one whose owner has exited", async () => {
    const [lock, seen] = [join(folder, "some.lock"), [] as string[]];
    await writeFile(lock, "999999999");
    const work = (name: string) =>
      withLock(lock, async () => {
        seen.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 150));
        seen.push(`${name} ends`);
      });
    await Promise.all([work("one"), work("two")]);
    expect(seen.map((line) => line.split(" ")[1])).toEqual(["begins", "ends", "begins", "ends"]);
  });
});
