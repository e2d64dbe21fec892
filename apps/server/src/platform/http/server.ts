import type { AddressInfo } from "node:net";
import type { ErrorName } from "@polyphon/contract/errors.ts";
import { endpoints } from "@polyphon/contract/endpoints.ts";
import { type Endpoint, pathParameters, takesBody } from "@polyphon/contract/kit/endpoint.ts";
import { type Language, pickLanguage } from "@polyphon/i18n/kit/languages.ts";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Database } from "../db/pool.ts";
import type { Council } from "../guard/council.ts";
import type { Log } from "../log/log.ts";
import type { Operation } from "../operation/operation.ts";
import { readKey } from "../operation/idempotency.ts";
import { Refusal } from "../operation/refusal.ts";
import { runOperation } from "../operation/run-operation.ts";
import type { Actor } from "../session/actor.ts";
import type { Authenticate, Session } from "../session/session-cache.ts";
import { refuseAccess } from "./access.ts";
import { bodyWithin } from "./body/body-within.ts";
import { contradicts } from "./stated-context.ts";
import { openCallLine, type HttpLine } from "./call-line.ts";
import { disablePretenuring } from "./disable-pretenuring.ts";
import { openApiDocument } from "./open-api.ts";
import { readForm } from "./body/read-form.ts";
import { isTooDeep } from "./body/too-deep.ts";
import { isOfDatabase, problemOf, refusalOf, validationRefusal } from "./problem.ts";

export interface ServerOptions {
  readonly database: Database;
  readonly operations: readonly Operation[];
  readonly authenticate: Authenticate;
  readonly council: Council;
  readonly log: Log;
  /** There is one proxy in front: the address it saw counts, not what a visitor wrote before it. */
  readonly trustProxy: boolean;
  /** Visitors come over https only, and their browsers are told to use nothing else. */
  readonly secure: boolean;
  /** How long the body of a call may take to arrive. */
  readonly bodySeconds: number;
  readonly onRequestDone?: (endpoint: string, status: number, milliseconds: number) => void;
  readonly limitRate?: (actorId: number) => Promise<{ ok: boolean; retryAfterSeconds: number }>;
}

const anonymous: Actor = { kind: "anonymous" };
const bodyLimit = 1024 * 1024;
/** Of any request, uploads included. */
const longestRequestMs = 60 * 60 * 1000;
/** Of what a browser calls itself, this much is worth keeping. */
const agentMax = 300;
const nearestProxy = (_address: string, hop: number) => hop === 0;

function bearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header?.startsWith("Bearer ") ? header.slice(7) : null;
}

function inputOf(endpoint: Endpoint, names: readonly string[], request: FastifyRequest): unknown {
  // A change without a body may have its few values in the query.
  const rest = takesBody(endpoint.method) ? (request.body ?? request.query) : request.query;
  if (names.length === 0) return rest ?? {};
  // A key of the path wins over one of the same name in the body.
  return { ...(rest as object), ...(request.params as object) };
}

/** The caller's view of an error, and a line in the log under the same reference. */
function problemIn(error: unknown, language: Language, log: Log, endpoint: string) {
  const known = refusalOf(error);
  const refusal = known ?? new Refusal("internal");
  const { status, body } = problemOf(refusal, language);
  if (isOfDatabase(error))
    log.error(
      { endpoint, refusal: refusal.error, reference: body.reference, err: error },
      "database refused",
    );
  else if (known) log.info({ endpoint, refusal: refusal.error, reference: body.reference }, "refused");
  else log.error({ endpoint, reference: body.reference, err: error }, "failed");
  return { status, body, refusal };
}

function answerProblem(
  reply: FastifyReply,
  error: unknown,
  language: Language,
  log: Log,
  endpoint: string,
): FastifyReply {
  const { status, body, refusal } = problemIn(error, language, log, endpoint);
  const wait = refusal.values["seconds"];
  if (status === 429 && wait !== undefined) void reply.header("retry-after", String(wait));
  return reply.code(status).send(body);
}

/** Behind a proxy that is not trusted everybody seems to come from the proxy, and shares its budget. */
function makeProxyWarning(log: Log) {
  let warned = false;
  return (request: FastifyRequest, _reply: FastifyReply, next: () => void) => {
    if (!warned && request.headers["x-forwarded-for"] !== undefined) {
      warned = true;
      log.warn(
        "requests come through a proxy: set TRUST_PROXY=true, or its address counts for every visitor",
      );
    }
    next();
  };
}

/** What the framework refuses by itself. */
const refusals: Readonly<Record<number, ErrorName>> = { 408: "body_too_slow", 413: "too_large" };

/** Every endpoint of the contract must have exactly one operation, or the server does not start. */
function assertAllEndpointsServed(operations: readonly Operation[]): void {
  const served = new Set(operations.map((one) => one.endpoint.name));
  const missing = endpoints.filter((one) => !served.has(one.name)).map((one) => one.name);
  if (missing.length > 0) throw new Error(`endpoints without an operation: ${missing.join(", ")}`);
  if (served.size !== operations.length) throw new Error("an endpoint has two operations");
}

/** A year, for this host alone: what else its owner serves below the same name is not ours to decide. */
const httpsOnly = { "strict-transport-security": "max-age=31536000" };

/** The headers of every answer. */
function guardsOf({ secure }: Pick<ServerOptions, "secure">) {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    ...(secure ? httpsOnly : {}),
  };
}

/** Bypasses the framework: the whole head is known, so there is nothing left for it to work out. */
function makeSendJson(guards: Readonly<Record<string, string>>) {
  const head = [
    "content-type",
    "application/json; charset=utf-8",
    ...Object.entries(guards).flat(),
    "content-length",
  ];
  return (reply: FastifyReply, text: string): void => {
    void reply.hijack();
    reply.raw.writeHead(200, [...head, String(Buffer.byteLength(text))]);
    reply.raw.end(text);
  };
}

function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isTooDeep(String(body))) done(Object.assign(new Error("too deep"), { statusCode: 400 }));
    else void parse(request, String(body), done);
  });
}

function mount(app: FastifyInstance, operation: Operation, options: ServerOptions): void {
  const guards = { ...guardsOf(options), "cache-control": "no-store" };
  const sendJson = makeSendJson(guards);
  const { endpoint } = operation;
  const names = pathParameters(endpoint.path);
  const log = options.log.child({ endpoint: endpoint.name });
  /** How an app finds out whom it is acting for, also when it was wrong about it. */
  const alwaysOpen = "signedIn" in endpoint.access && endpoint.access.restricted === true;

  function run(
    request: FastifyRequest,
    session: Session | null,
    actor: Actor,
    language: Language,
    line: HttpLine | null,
  ): Promise<unknown> {
    const parsed = endpoint.input.safeParse(inputOf(endpoint, names, request));
    if (!parsed.success) throw validationRefusal(parsed.error, language);
    const key = request.headers["idempotency-key"];
    return runOperation(options.database, operation, {
      input: parsed.data,
      actor,
      council: options.council,
      visitor: {
        address: request.ip,
        agent: request.headers["user-agent"]?.slice(0, agentMax) ?? null,
        language,
        tokenHash: session?.tokenHash ?? null,
      },
      idempotencyKey: readKey(key),
      now: new Date(),
      ...(line === null ? {} : { line }),
    });
  }

  /** Throws at once, or returns a promise: an `async` in between would cost every request another turn. */
  function answer(
    request: FastifyRequest,
    session: Session | null,
    language: Language,
    line: HttpLine | null,
  ): Promise<unknown> {
    const actor = session?.actor ?? anonymous;
    const refused = refuseAccess(endpoint.access, actor);
    if (refused) throw new Refusal(refused);
    if (actor.kind !== "anonymous" && !alwaysOpen && contradicts(request.headers, actor)) {
      throw new Refusal("session_changed");
    }
    if (!options.limitRate || actor.kind === "anonymous") return run(request, session, actor, language, line);
    return options.limitRate(actor.accountId).then((budget) => {
      if (!budget.ok) throw new Refusal("too_many_requests", { seconds: budget.retryAfterSeconds });
      return run(request, session, actor, language, line);
    });
  }

  function handle(
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session | null,
    language: Language,
  ): void {
    const line = operation.kind === "flow" ? openCallLine(request, reply, endpoint, guards) : null;
    const refuse = (error: unknown) => {
      if (line?.open) line.end("problem", problemIn(error, language, log, endpoint.name).body);
      else void answerProblem(reply, error, language, log, endpoint.name);
    };
    try {
      answer(request, session, language, line).then((output) => {
        try {
          const answered: unknown = endpoint.output.parse(output);
          if (line?.listens) line.end("answer", answered);
          else sendJson(reply, JSON.stringify(answered));
        } catch (error) {
          refuse(error);
        }
      }, refuse);
    } catch (error) {
      refuse(error);
    }
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(takesBody(endpoint.method) ? { preParsing: bodyWithin(options.bodySeconds) } : {}),
    // Answers by itself and returns nothing, so that the framework wraps no promise around it.
    handler: (request, reply) => {
      const language = pickLanguage(request.headers["accept-language"]);
      // A public endpoint has no actor: a session would narrow it to a company.
      const token = "public" in endpoint.access ? null : bearer(request);
      const session = token === null ? null : options.authenticate(token, request.ip);
      if (!(session instanceof Promise)) return handle(request, reply, session, language);
      session.then(
        (found) => handle(request, reply, found, language),
        (error: unknown) => void answerProblem(reply, error, language, log, endpoint.name),
      );
    },
  });
}

export function makeServer(options: ServerOptions): FastifyInstance {
  assertAllEndpointsServed(options.operations);
  disablePretenuring();
  const guards = guardsOf(options);
  const app = Fastify({
    logger: false,
    trustProxy: options.trustProxy && nearestProxy,
    bodyLimit,
    requestTimeout: longestRequestMs,
    forceCloseConnections: "idle",
  });

  readJson(app);
  // What a mail program posts to unsubscribe (RFC 8058) adds nothing to its address.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, _body, done) => done(null, {}),
  );
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (request, body, done) => {
    readForm(request.headers["content-type"] ?? "", body as Buffer).then(
      (input) => done(null, input),
      (error: Error) => done(Object.assign(error, { statusCode: 400 })),
    );
  });
  app.addHook("onSend", async (_request, reply) => {
    void reply.headers(guards);
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
  });
  if (!options.trustProxy) app.addHook("onRequest", makeProxyWarning(options.log));
  if (options.onRequestDone) {
    const done = options.onRequestDone;
    app.addHook("onResponse", (request, reply, next) => {
      done(request.routeOptions.url ?? "unknown", reply.statusCode, reply.elapsedTime);
      next();
    });
  }
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const language = pickLanguage(request.headers["accept-language"]);
    const { statusCode = 500 } = error;
    const cause = statusCode < 500 ? new Refusal(refusals[statusCode] ?? "validation") : error;
    return answerProblem(reply, cause, language, options.log, request.url.split("?")[0] ?? "");
  });
  app.setNotFoundHandler((request, reply) =>
    answerProblem(
      reply,
      new Refusal("not_found"),
      pickLanguage(request.headers["accept-language"]),
      options.log,
      "none",
    ),
  );

  for (const operation of options.operations) mount(app, operation, options);
  // Built on first use: it takes longer than the rest of the start.
  let document: string | null = null;
  app.get("/openapi.json", (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints));
    return reply.type("application/json").send(document);
  });
  return app;
}

export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port });
  const address = app.server.address() as AddressInfo;
  return `http://${host}:${address.port}`;
}
