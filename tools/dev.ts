import { createServer } from "node:http";
import { execFileSync } from "node:child_process";
import { demoCompanies } from "../apps/server/src/demo/companies/demo-companies.ts";
import { demoDoors, demoNewcomers } from "../apps/server/src/demo/identity/demo-doors.ts";
import {
  demoCrew,
  demoEmployee,
  demoPassword,
  demoStaff,
} from "../apps/server/src/demo/people/demo-people.ts";
import { createDatabase } from "../apps/server/src/platform/db/setup/create-database.ts";
import { startPage } from "./dev/start-page.ts";
import { run, start, stopAll, waitFor } from "./dev/processes.ts";
import { ensureServices } from "./services/services.ts";

/** Everything on loopback with demo data. Ends with Ctrl-C, and stops what it started. */
const host = "127.0.0.1";
const addresses = {
  start: `http://${host}:4509`,
  employee: `http://${host}:4510`,
  admin: `http://${host}:4511/admin`,
  api: `http://${host}:4500`,
  shortLinks: `http://${host}:4501`,
  sandbox: `http://${host}:4600`,
};

execFileSync(".ci/install-packages", ["services"], { stdio: "inherit" });
await ensureServices();
await createDatabase(
  process.env["DATABASE_ADMIN_URL"] ?? `postgres://root@${host}:5432/postgres`,
  "polyphon",
);

process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.message}\n`);
  void stopAll().then(() => process.exit(1));
});

start("sandbox", ["node", "apps/sandbox/src/sandbox.ts"]);
await waitFor(addresses.sandbox);
await run(["node", "apps/server/src/seed.ts"]);
start("api", ["node", "apps/server/src/api.ts"]);
start("worker", ["node", "apps/server/src/worker.ts"]);
start("redirect", ["node", "apps/server/src/redirect.ts"]);
start("employee", ["pnpm", "--filter", "@polyphon/employee", "exec", "vite", "--logLevel", "warn"]);
start("admin", ["pnpm", "--filter", "@polyphon/admin", "exec", "vite", "--logLevel", "warn"]);
await Promise.all([
  waitFor(`${addresses.api}/openapi.json`),
  waitFor(addresses.employee),
  waitFor(`${addresses.admin}/`),
]);

const logins = [
  ...demoStaff.map((staff) => ({ who: staff.role, email: staff.email, url: addresses.admin })),
  ...demoCompanies.map((company, index) => ({
    who: `Employee of ${company.name}`,
    email: demoEmployee(company.domain, 0, index * 5).email,
    url: addresses.employee,
  })),
  { who: "On autopilot", email: demoCrew.member(0).email, url: addresses.employee },
  ...demoNewcomers.map(({ email }) => ({ who: "New, with the tour ahead", email, url: addresses.employee })),
  { who: "Several roles and companies", email: demoDoors.severalRoles, url: addresses.admin },
  { who: "The same by an alias", email: demoDoors.alias, url: addresses.admin },
  { who: "Terms not accepted", email: demoDoors.termsOpen, url: addresses.employee },
  { who: "Must change the password", email: demoDoors.mustChangePassword, url: addresses.employee },
  { who: "Password expired", email: demoDoors.passwordExpired, url: addresses.employee },
  { who: "Cross-domain employee", email: demoDoors.crossDomain, url: addresses.employee },
  { who: "Individual", email: demoDoors.individual, url: addresses.employee },
  {
    who: "Single sign-on of Nordwind",
    email: demoEmployee("nordwind.example", 0, 0).email,
    url: `${addresses.employee}/sso-login`,
  },
];
const page = startPage(addresses, logins, demoPassword);
createServer((_request, response) =>
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page),
).listen(4509, host);

const line = (name: string, value: string) => `  ${name.padEnd(28)} ${value}\n`;
process.stdout.write(
  `\nPolyphon is up.\n\n${Object.entries(addresses)
    .map(([name, url]) => line(name, url))
    .join("")}\n` +
    `Demo logins, all with the password ${demoPassword}\n${logins.map(({ who, email }) => line(who, email)).join("")}\nCtrl-C stops everything.\n`,
);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => void stopAll().then(() => process.exit(0)));
