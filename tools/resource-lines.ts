import { resolve } from "node:path";
import { countResourceLines, median } from "./resource-lines/resource-lines-count.ts";

const goal = 80;
const counted = countResourceLines(resolve(import.meta.dirname, ".."));
const bySize = counted.toSorted((one, other) => other.all - one.all);
const line = ({ name, contract, texts, server, screens, all }: (typeof counted)[number]) =>
  `${name.padEnd(28)} ${String(all).padStart(4)}  contract ${contract}, texts ${texts}, server ${server}, screens ${screens}`;

for (const one of counted) console.log(line(one));
const middle = median(counted.map(({ all }) => all));
console.log(`resource lines: median ${middle} of ${counted.length}, goal at most ${goal}`);
console.log(
  `largest: ${bySize
    .slice(0, 5)
    .map(({ name, all }) => `${name} ${all}`)
    .join(", ")}`,
);
if (middle > goal) process.exitCode = 1;
