import type { TestProject } from "vitest/node";
import { type Stack, startStack } from "./stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    stacks: readonly Pick<Stack, "url" | "sandboxUrl" | "databaseUrl">[];
    /** Every screen in all combinations of width, scheme and language. */
    full: boolean;
  }
}

/** One for each journey file that runs at the same time. */
const first = Number(process.env["E2E_PORT"] ?? 4700);
const ports = [first, first + 20];

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stacks = await Promise.all(ports.map((port) => startStack({ name: `e2e${port}`, port })));
  project.provide("full", process.env["E2E_FULL"] === "1");
  project.provide(
    "stacks",
    stacks.map(({ url, sandboxUrl, databaseUrl }) => ({ url, sandboxUrl, databaseUrl })),
  );
  return async () => {
    await Promise.all(stacks.map((stack) => stack.stop()));
  };
}
