import { z } from "zod";
import { jsonReply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { faultRequest } from "./fault.ts";
import type { FaultBook } from "./fault-book.ts";
import { readInput } from "../control/read-input.ts";

const oneOrMany = z.union([faultRequest, z.array(faultRequest)]);

export function faultRoutes(faults: FaultBook): Route[] {
  const path = "/__sandbox/faults";
  const shown = () => faults.list().map(({ id, order, left, hits }) => ({ id, ...order, left, hits }));
  return [
    { method: "GET", path, handle: () => jsonReply({ faults: shown() }) },
    {
      method: "POST",
      path,
      handle: (call) => {
        const requests = [readInput(oneOrMany, call)].flat();
        const ids = requests.map((request) => faults.add(request).id);
        return jsonReply({ ids, faults: shown() }, 201);
      },
    },
    {
      method: "DELETE",
      path,
      handle: () => {
        faults.clear();
        return { status: 204 };
      },
    },
    {
      method: "DELETE",
      path: `${path}/:id`,
      handle: (call) => {
        faults.clear(Number(call.param("id")));
        return { status: 204 };
      },
    },
  ];
}
