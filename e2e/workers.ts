/** Three for two cores, each with a stack of its own: with two, a fifth of the processor waits for pages and timers. */
export const workers = Number(process.env["E2E_WORKERS"] ?? 3);
