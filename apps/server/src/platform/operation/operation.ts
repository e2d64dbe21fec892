import type { Endpoint, InputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Database } from "../db/pool.ts";
import type { Scope } from "../db/scope.ts";
import type { Tx } from "../db/transaction.ts";
import type { WatchedGuard } from "../guard/looks.ts";
import type { Anonymous, FrontActor, StaffActor } from "../session/actor.ts";

/** The actor that an endpoint's access allows, so that a handler need not check again. */
export type ActorFor<E extends Endpoint> = E["access"] extends { front: string } | { signedIn: "front" }
  ? FrontActor
  : E["access"] extends { staff: string } | { fullAccess: string } | { signedIn: "staff" }
    ? StaffActor
    : E["access"] extends { public: string }
      ? Anonymous
      : FrontActor | StaffActor;

export interface Visitor {
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string | null;
  readonly language: "en" | "de";
  /** Sha-256 of the session token, so that signing out can name the session. */
  readonly tokenHash: Buffer | null;
}

export interface QueryContext<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly actor: ActorFor<E>;
  readonly tx: Tx;
  readonly now: Date;
  /** The requested one, for what is stored in several. */
  readonly language: Visitor["language"];
  readonly tokenHash: Visitor["tokenHash"];
  readonly guard: WatchedGuard;
}

export type CommandContext<E extends Endpoint> = QueryContext<E>;

export interface FlowContext<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly actor: ActorFor<E>;
  readonly now: Date;
  readonly visitor: Visitor;
  readonly database: Database;
  /** One short transaction in the caller's scope; it records its own changes. Outside calls stay between them. */
  readonly inTx: <T>(work: (tx: Tx) => Promise<T>, scope?: Scope) => Promise<T>;
  /** Aborted when the caller has disconnected. */
  readonly signal: AbortSignal;
  /** Sends the caller an event on the way to the answer, where the endpoint has `progress` and the caller listens. */
  readonly progress: (event: unknown) => void;
}

export interface AfterContext<E extends Endpoint> {
  readonly actor: ActorFor<E>;
  readonly database: Database;
  readonly scope: Scope;
}

export type AnswerContext<E extends Endpoint> = Pick<QueryContext<E>, "input" | "language">;

/** What one transaction must not span, or what must not be kept for a repetition. */
export type FlowReason =
  /** The answer opens an account, or ends a session. */
  | "signs-in"
  /** The input is a password, whose hash takes time. */
  | "sets-password"
  /** It waits for a network, a model, a page or a captcha. */
  | "calls-outside"
  /** It reads the person's own row, outside the company, and then what the company has. */
  | "two-scopes";

export interface ScopeOption<E extends Endpoint> {
  /** Where the caller's own scope is too narrow: the person's own row, which staff of a company have outside of it. */
  readonly scope?: (actor: ActorFor<E>) => Scope;
}

type Handler<C> = (context: C) => Promise<unknown>;

export type Operation =
  | {
      readonly kind: "answer";
      readonly endpoint: Endpoint;
      readonly run: Handler<AnswerContext<Endpoint>>;
    }
  | ({
      readonly kind: "query";
      readonly endpoint: Endpoint;
      readonly run: Handler<QueryContext<Endpoint>>;
    } & ScopeOption<Endpoint>)
  | ({
      readonly kind: "command";
      readonly endpoint: Endpoint;
      readonly run: Handler<CommandContext<Endpoint>>;
      readonly after?: (output: unknown, context: AfterContext<Endpoint>) => Promise<unknown>;
    } & ScopeOption<Endpoint>)
  | {
      readonly kind: "flow";
      readonly endpoint: Endpoint;
      readonly reason: FlowReason;
      readonly run: Handler<FlowContext<Endpoint>>;
    };
