/** What runs as a process of its own and is bundled under its own name. */
const source = "apps/server/src";

/** Started by the worker, so each must lie beside the worker's bundle. */
export const children = [
  "modules/media/picture/inspect-picture.child.ts",
  "modules/media/file/inspect-file.child.ts",
  "modules/people/uploads/sheet/read-sheet.child.ts",
].map((file) => `${source}/${file}`);

export const processes = ["api.ts", "worker.ts", "redirect.ts", "migrate.ts", "seed.ts"].map(
  (file) => `${source}/${file}`,
);

/** Loaded from node_modules: native code, and a package that finds its own parts only when it is not bundled. */
export const unbundled = ["sharp", "@node-rs/argon2", "pg-native", "file-type", "pdfkit"];
