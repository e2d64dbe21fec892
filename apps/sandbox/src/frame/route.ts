import type { Call } from "./call.ts";
import type { Reply } from "./reply.ts";

export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Segments that start with a colon are parameters. */
  path: string;
  handle: (call: Call) => Reply | Promise<Reply>;
  /** True where running the handler publishes something; such a commit can be made late. */
  commits?: boolean;
  /** Control calls and pages stay out of faults and out of the request log. */
  control?: boolean;
};
