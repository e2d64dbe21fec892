import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { noteCommand } from "./note-command.ts";
import type { Database } from "../db/pool.ts";
import { guardCall } from "../guard/call-guard.ts";
import type { Council, Looks } from "../guard/council.ts";
import { watchLooks } from "../guard/looks.ts";
import type { Scope } from "../db/scope.ts";
import { inReadTransaction, inTransaction, type Tx } from "../db/transaction.ts";
import { type Actor, scopeOf } from "../session/actor.ts";
import { claimKey, type IdempotencyKey, keepAnswer, requestHash } from "./idempotency.ts";
import type {
  ActorFor,
  AfterContext,
  AnswerContext,
  CommandContext,
  FlowContext,
  Operation,
  ScopeOption,
  Visitor,
} from "./operation.ts";

export interface Call {
  readonly input: unknown;
  readonly actor: Actor;
  readonly visitor: Visitor;
  readonly idempotencyKey: string | null;
  readonly now: Date;
  readonly council: Council;
  /** For a flow: whether the caller is still connected, and the events it gets on the way. */
  readonly line?: CallLine;
}

export interface CallLine {
  readonly signal: AbortSignal;
  readonly progress: (event: unknown) => void;
}

/** For calls without a connection that could end. */
const noLine: CallLine = { signal: new AbortController().signal, progress: () => undefined };

function scopeFor({ scope }: ScopeOption<Endpoint>, actor: Actor): Scope {
  if (!scope) return scopeOf(actor);
  const chosen = scope(actor as ActorFor<Endpoint>);
  if (chosen.kind === "company" || actor.kind === "anonymous") return chosen;
  return { ...chosen, countsFor: actor.companyId };
}

/** Runs a handler behind the guard of people whose doing is kept from others. */
async function guarded(
  { endpoint, run }: Extract<Operation, { kind: "query" | "command" }>,
  { input, actor, now, visitor, council }: Call,
  tx: Tx,
): Promise<{ readonly output: unknown; readonly looks: Looks | null }> {
  const { language, tokenHash } = visitor;
  const call = { endpoint, actor, input, now };
  const { guard, looksIn } = watchLooks(call, await guardCall(council, tx, call));
  const context = { input: guard.input, actor, tx, now, language, tokenHash, guard };
  const output = await guard.answer(await run(context as CommandContext<Endpoint>));
  return { output, looks: looksIn(output) };
}

type Query = Extract<Operation, { kind: "query" }>;

/** A query can write nothing, so who was looked at is written after it and before its answer leaves. */
async function runQuery(database: Database, operation: Query, call: Call): Promise<unknown> {
  const { output, looks } = await inReadTransaction(database, scopeFor(operation, call.actor), (tx) =>
    guarded(operation, call, tx),
  );
  if (looks) await inTransaction(database, scopeOf(call.actor), (tx) => call.council.recordLooks(tx, looks));
  return output;
}

type Command = Extract<Operation, { kind: "command" }>;

async function runCommand(database: Database, operation: Command, call: Call): Promise<unknown> {
  const { actor } = call;
  const scope = scopeFor(operation, actor);
  const wanted: IdempotencyKey | null =
    call.idempotencyKey === null || actor.kind === "anonymous"
      ? null
      : {
          actorId: actor.accountId,
          companyId: actor.companyId,
          key: call.idempotencyKey,
          requestHash: requestHash(operation.endpoint.name, call.input),
        };

  const output = await inTransaction(database, scope, async (tx) => {
    const before = wanted && (await claimKey(tx, wanted));
    if (before) return before.body;
    const { output: result, looks } = await guarded(operation, call, tx);
    if (looks) await call.council.recordLooks(tx, looks);
    if (wanted) await keepAnswer(tx, wanted, result);
    noteCommand(tx, operation.endpoint, call, result);
    return result;
  });

  if (!operation.after) return output;
  return operation.after(output, { actor, database, scope } as AfterContext<Endpoint>);
}

/** Runs the requested operation in the caller's scope. Access was decided before. */
export function runOperation(database: Database, operation: Operation, call: Call): Promise<unknown> {
  const { actor } = call;
  switch (operation.kind) {
    case "answer":
      return operation.run({ input: call.input, language: call.visitor.language } as AnswerContext<Endpoint>);
    case "query":
      return runQuery(database, operation, call);
    case "command":
      return runCommand(database, operation, call);
    case "flow": {
      const inTx = <T>(work: (tx: Tx) => Promise<T>, scope?: Scope): Promise<T> =>
        inTransaction(database, scope ?? scopeOf(actor), work);
      return operation.run({
        input: call.input,
        actor,
        now: call.now,
        visitor: call.visitor,
        database,
        inTx,
        ...(call.line ?? noLine),
      } as FlowContext<Endpoint>);
    }
  }
}
