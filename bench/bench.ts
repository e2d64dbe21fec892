import { loadavg } from "node:os";
import { processorTimes, stolenShare } from "./kit/stolen-share.ts";
import { type Measurement, reaches, textOf } from "./kit/measurement.ts";
import { audit } from "./audit/audit.ts";
import { autopilot } from "./autopilot/autopilot.ts";
import { feed } from "./feed/feed.ts";
import { frontUsers } from "./lists/front-users.ts";
import { guesses } from "./identity/guesses.ts";
import { jobs } from "./jobs/jobs.ts";
import { json } from "./json/json.ts";
import { lateness } from "./sharing/lateness.ts";
import { backlog, pipeline } from "./sharing/pipeline.ts";
import { office } from "./lists/office.ts";
import { posts } from "./lists/posts.ts";
import { redirect } from "./redirect/redirect.ts";
import { rls } from "./feed/rls.ts";
import { search } from "./feed/search.ts";
import { write } from "./audit/write.ts";

const all: readonly Measurement[] = [
  json,
  write,
  audit,
  feed,
  frontUsers,
  posts,
  office,
  search,
  rls,
  pipeline,
  backlog,
  jobs,
  redirect,
  autopilot,
  lateness,
  guesses,
];

const sizes = ["--quick", "--full"];
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith("--"));
const unknown = [
  ...wanted.filter((name) => !all.some((one) => one.name === name)),
  ...words.filter((word) => word.startsWith("--") && !sizes.includes(word)),
];
if (unknown.length > 0) {
  process.stderr.write(
    `unknown: ${unknown.join(", ")}\nknown: ${all.map((one) => one.name).join(", ")}, ${sizes.join(", ")}\n`,
  );
  process.exit(2);
}

const before = processorTimes();
let short = 0;
for (const measurement of all.filter((one) => wanted.length === 0 || wanted.includes(one.name))) {
  const lines = await measurement.run({ quick: words.includes("--quick"), full: words.includes("--full") });
  for (const line of lines) {
    process.stdout.write(`${textOf(line)}\n`);
    if (!reaches(line)) short += 1;
  }
}
process.stdout.write(
  `bench: ${short === 0 ? "every goal reached" : `${short} fell short`}, load ${loadavg()[0]?.toFixed(1)}, ${stolenShare(before, processorTimes())} stolen\n`,
);
process.exit(short === 0 ? 0 : 1);
