import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { measureApp } from "./size/size-measure.ts";

const lazyGoal = 50;
const goals = [
  { app: "employee", firstLoad: 150 },
  { app: "admin", firstLoad: 200 },
];

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function report(name: string, bytes: number, goal: number): void {
  const over = bytes > goal * 1000;
  console.log(`size: ${name} ${kB(bytes)} kB, goal ${goal} kB${over ? ", OVER" : ""}`);
  if (over) process.exitCode = 1;
}

for (const { app, firstLoad } of goals) {
  const dist = resolve(import.meta.dirname, `../apps/${app}/dist`);
  if (!existsSync(`${dist}/.vite/manifest.json`)) {
    console.error(`size: ${app} is not built with a manifest; run pnpm build`);
    process.exitCode = 1;
    continue;
  }
  const size = measureApp(dist);
  report(`${app} first load`, size.firstLoad, firstLoad);
  report(`${app} largest lazy chunk (${size.largestLazy.file})`, size.largestLazy.bytes, lazyGoal);
}
