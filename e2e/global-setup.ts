import type { TestProject } from "vitest/node";
import { startStack } from "./stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
    sandboxUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack({ name: "e2e", port: 4700 });
  project.provide("url", stack.url);
  project.provide("sandboxUrl", stack.sandboxUrl);
  return () => stack.stop();
}
