import { inject } from "vitest";

/** Journeys that run at the same time have a stack each: what one shares, kills or uses up the other never meets. */
const stacks = inject("stacks");
const worker = Number(process.env["VITEST_POOL_ID"] ?? 1);
const own = stacks[(worker - 1) % stacks.length];
if (!own) throw new Error("no stack was started");

export const { url, sandboxUrl, databaseUrl } = own;
