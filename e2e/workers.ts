/** Two workers for two cores, each with a stack of its own. */
export const workers = Number(process.env["E2E_WORKERS"] ?? 2);
