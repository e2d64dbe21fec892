import { stackAddresses, stackOfWorker } from "../stack-addresses.ts";

/** Journeys that run at the same time have a stack each: what one shares, stops or uses up the other never meets. */
const worker = Number(process.env["E2E_STACK"] ?? process.env["TEST_PARALLEL_INDEX"] ?? 0);

export const { url, sandboxUrl, databaseUrl } = stackAddresses(stackOfWorker(worker));
