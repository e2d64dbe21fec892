import { stackAddresses, stackOfWorker } from "../stack-addresses.ts";

/** Parallel journeys have a stack each, so that none sees what another shares, stops or uses up. */
const worker = Number(process.env["E2E_STACK"] ?? process.env["TEST_PARALLEL_INDEX"] ?? 0);

export const { url, sandboxUrl, databaseUrl } = stackAddresses(stackOfWorker(worker));
