/** `pnpm e2e --full`: everything in all combinations of width, scheme and language. */
export const full = process.env["E2E_FULL"] === "1";
