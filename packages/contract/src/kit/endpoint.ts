import type { z } from "zod";
import type { ErrorName } from "../errors.ts";
import type { About } from "./about.ts";
import type { FrontFeature, PermissionKey } from "../permissions.ts";
import type { Subject } from "./subject.ts";

/** Who may call. There is no default: an endpoint without access does not compile. */
export type Access =
  | { readonly public: string }
  /**
   * `restricted` keeps it open to somebody who must first choose a role, change the password or accept the terms.
   * `provider` keeps it to the provider's own staff, as below. `inPerson` shuts it to the session of a LinkedIn group: what belongs to the person is changed by the person.
   */
  | {
      readonly signedIn: "staff" | "front" | "any";
      readonly because: string;
      readonly restricted?: true;
      readonly inPerson?: true;
      readonly provider?: true;
    }
  /**
   * `provider` keeps it to the provider's own staff: a company's staff are refused although they hold the key.
   * `company` keeps it to a company's staff, because it is about their own company.
   */
  | {
      readonly staff: PermissionKey;
      /** A second key that is asked for as well. */
      readonly also?: PermissionKey;
      readonly provider?: true;
      readonly company?: true;
    }
  /** Only staff with full access, because no permission opens it. */
  | { readonly fullAccess: string }
  | { readonly front: FrontFeature };

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ServiceFamily =
  | "/auth"
  | "/services/front/api"
  | "/services/admin/api"
  | "/services/post/api"
  | "/services/wizard/api"
  | "/services/uaa/api"
  | "/services/cron/api"
  | "/services/urlextractor/api"
  | "/services/erp/api";

export interface Endpoint<
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly name: string;
  readonly method: Method;
  readonly path: `${ServiceFamily}/${string}`;
  readonly access: A;
  /** What it tells others of what employees do. There is no default. */
  readonly about: About;
  /** The subjects of its answer: the app reads it anew when a call has changed one of them. */
  readonly reads?: readonly Subject[];
  /** The subjects it changes. Empty where only the server's own records change, or where the app knows the outcome. */
  readonly changes?: readonly Subject[];
  /** Path parameters, query and body in one shape; keys named in the path come from the path. */
  readonly input: I;
  readonly output: O;
  /** What is streamed before the answer, to callers that ask for an event stream. */
  readonly progress?: z.ZodType;
  /** The app sends it as form data; JSON is taken as well. */
  readonly form?: true;
  readonly errors: readonly ErrorName[];
}

export type InputOf<E extends Endpoint> = z.output<E["input"]>;
export type CallOf<E extends Endpoint> = z.input<E["input"]>;
export type OutputOf<E extends Endpoint> = z.output<E["output"]>;

/** There is no default here either: a call declares what it reads or what it changes. */
type Effect = { readonly reads: readonly Subject[] } | { readonly changes: readonly Subject[] };

export function endpoint<I extends z.ZodObject, O extends z.ZodType, const A extends Access>(
  definition: Endpoint<I, O, A> & Effect,
): Endpoint<I, O, A> & Effect {
  return Object.freeze(definition);
}

export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? "");
}

/** The path with its parameters filled in. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return pathParameters(path).reduce(
    (filled, name) => filled.replace(`:${name}`, encodeURIComponent(String(values[name]))),
    path,
  );
}

/** GET and DELETE carry no body: their input travels in the query. */
export function takesBody(method: Method): boolean {
  return method === "POST" || method === "PUT" || method === "PATCH";
}
