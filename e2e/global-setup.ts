import { stackAddresses, stackOfWorker } from "./stack-addresses.ts";
import { answers, startStack } from "./stack.ts";
import { workers } from "./workers.ts";

/** One stack for each worker. `pnpm e2e --reuse` uses those that `pnpm e2e --serve` keeps running. */
export default async function setup(): Promise<() => Promise<void>> {
  const wanted = Array.from({ length: workers }, (_, worker) => stackOfWorker(worker));
  if (process.env["E2E_REUSE"] === "1") {
    await Promise.all(wanted.map((stack) => answers(stackAddresses(stack).url)));
    return () => Promise.resolve();
  }
  const stacks = await Promise.all(wanted.map(startStack));
  return async () => {
    await Promise.all(stacks.map((stack) => stack.stop()));
  };
}
