import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ChildEnd, runChild } from "./run-child.ts";

const caps = { seconds: 20, heapMegabytes: 128, dataMegabytes: 1_800, fileMegabytes: 128 };
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "polyphon-child-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function start(source: string, seconds: number): Promise<{ readonly end: Promise<ChildEnd> }> {
  const script = join(folder, "child.mjs");
  await writeFile(script, source);
  return { end: runChild(caps, { script, folder, args: [join(folder, "done")], seconds }) };
}

/** Blocks this process meanwhile. */
function blockUntil(fits: () => boolean): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  while (!fits()) Atomics.wait(never, 0, 0, 20);
}

test("hears a child that answered in time, however late it is read", async () => {
  const begun = performance.now();
  const { end } = await start(
    `import { writeFileSync } from "node:fs";
     process.stdout.write("the answer");
     writeFileSync(process.argv[2], "");`,
    1,
  );
  blockUntil(() => existsSync(join(folder, "done")) && performance.now() - begun > 1_500);
  expect(await end).toEqual({ output: "the answer" });
});

test("kills a child that takes too long", async () => {
  const { end } = await start("for (;;);", 1);
  expect(await end).toMatchObject({ late: true, signal: "SIGKILL" });
});

test("reports how a child ended that gave up by itself", async () => {
  const { end } = await start("process.exit(3)", 20);
  expect(await end).toEqual({ late: false, signal: null, code: 3 });
});
