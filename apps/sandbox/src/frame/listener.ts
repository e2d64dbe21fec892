import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { LoggedRequest } from "../control/request-log.ts";
import { Call } from "./call.ts";
import { deliver, deliverSlowly, drop } from "./deliver.ts";
import { meetFault } from "../faults/meet-fault.ts";
import type { Network } from "./network.ts";
import { Refusal } from "./refusal.ts";
import { jsonReply, type Reply } from "./reply.ts";
import type { Route } from "./route.ts";
import { Router } from "./router.ts";
import type { World } from "./world.ts";

type Target = { route: Route; network: Network | null };

const maxBodyBytes = 256 * 1024 * 1024;
const nothing = Buffer.alloc(0);

function noteStatus(logged: LoggedRequest | null, status: number | null): void {
  if (logged) logged.status = status;
}

function replyTo(problem: unknown): Reply {
  if (problem instanceof Refusal) return problem.reply;
  return jsonReply(
    { message: problem instanceof Error ? problem.message : String(problem), status: 500 },
    500,
  );
}

async function run(route: Route, call: Call): Promise<Reply> {
  try {
    return await route.handle(call);
  } catch (problem) {
    return replyTo(problem);
  }
}

function commitWait(world: World, route: Route): number {
  return route.commits && world.commitDelayMs > 0 ? Math.ceil(world.random() * world.commitDelayMs) : 0;
}

/** The fast path: no fault, no late commit, no promise unless the handler makes one. */
function respond(
  world: World,
  route: Route,
  call: Call,
  response: ServerResponse,
  logged: LoggedRequest | null,
): void {
  let reply: Reply | Promise<Reply>;
  try {
    reply = route.handle(call);
  } catch (problem) {
    reply = replyTo(problem);
  }
  const finish = (done: Reply) => {
    noteStatus(logged, done.status);
    if (done.pace) void deliverSlowly(response, done, done.pace, world.timers);
    else deliver(response, done);
  };
  if (reply instanceof Promise) reply.then(finish, (problem: unknown) => finish(replyTo(problem)));
  else finish(reply);
}

async function respondLate(world: World, route: Route, call: Call, response: ServerResponse, waitMs: number) {
  if (!(await world.timers.wait(waitMs))) {
    drop(response);
    return null;
  }
  const reply = await run(route, call);
  deliver(response, reply);
  return reply.status;
}

function perform(world: World, target: Target, call: Call, response: ServerResponse): void {
  const { route, network } = target;
  if (!network || route.control) return respond(world, route, call, response, null);

  const logged = world.log.enabled ? world.log.add(call, world.clock.now(), network.accountOf(call)) : null;
  const waitMs = commitWait(world, route);
  const effect = world.faults.empty
    ? null
    : world.faults.take(`${call.method} ${call.path}`, () => network.accountOf(call));

  if (effect) {
    if (logged) logged.fault = effect.kind;
    const { refusals } = network;
    const exchange = {
      response,
      refusals,
      timers: world.timers,
      commit: () => run(route, call),
      lateByMs: waitMs,
    };
    void meetFault(effect, exchange).then((status) => noteStatus(logged, status));
  } else if (waitMs > 0) {
    void respondLate(world, route, call, response, waitMs).then((status) => noteStatus(logged, status));
  } else respond(world, route, call, response, logged);
}

function readBody(request: IncomingMessage, done: (body: Buffer | null) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  });
  request.on("end", () => {
    if (size > maxBodyBytes) done(null);
    else if (chunks.length === 1) done(chunks[0] ?? nothing);
    else done(chunks.length === 0 ? nothing : Buffer.concat(chunks, size));
  });
}

/** The entry point of every network and page: finds the route, applies the fault, answers, writes the log. */
export function createListener(
  world: World,
  networks: readonly Network[],
  control: readonly Route[],
): RequestListener {
  const router = new Router<Target>();
  for (const network of networks) for (const route of network.routes) router.add({ route, network });
  for (const route of control) router.add({ route: { ...route, control: true }, network: null });

  return (request, response) => {
    readBody(request, (body) => {
      if (body === null)
        return deliver(response, jsonReply({ message: "Request too large", status: 413 }, 413));
      const call = new Call(request.method ?? "GET", request.url ?? "/", request.headers, body);
      const match = router.match(call.method, call.path);
      if (!match)
        return deliver(response, jsonReply({ message: "No such place in the sandbox", status: 404 }, 404));
      call.params = match.params;
      perform(world, match.found, call, response);
    });
  };
}
