import { resolve } from "node:path";
import { judge } from "./judge.ts";

const root = resolve(import.meta.dirname, "../..");
const began = performance.now();
const { files, imports, complaints } = judge(root);

for (const { file, reason } of complaints) console.error(`${file}\n  ${reason}`);
console.log(
  `walls: ${files} files and ${imports} imports judged in ${Math.round(performance.now() - began)} ms, ${complaints.length} complaints`,
);
process.exitCode = complaints.length > 0 || files === 0 ? 1 : 0;
