import { z } from "zod";
import { jsonReply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { readQuery } from "./read-input.ts";
import type { RequestLog } from "./request-log.ts";

const filter = z.object({
  path: z.string().optional(),
  after: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().min(1).max(2_000).default(500),
});

export function requestLogRoutes(log: RequestLog): Route[] {
  const path = "/__sandbox/requests";
  return [
    {
      method: "GET",
      path,
      handle: (call) => jsonReply({ enabled: log.enabled, requests: log.list(readQuery(filter, call)) }),
    },
    {
      method: "DELETE",
      path,
      handle: () => {
        log.reset();
        return { status: 204 };
      },
    },
  ];
}
