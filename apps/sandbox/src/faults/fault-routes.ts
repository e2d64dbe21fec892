import { z } from "zod";
import { jsonReply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { faultWish } from "./fault.ts";
import type { FaultBook } from "./fault-book.ts";
import { readInput } from "../control/read-input.ts";

const oneOrMany = z.union([faultWish, z.array(faultWish)]);

export function faultRoutes(faults: FaultBook): Route[] {
  const path = "/__sandbox/faults";
  const shown = () => faults.list().map(({ id, order, left, hits }) => ({ id, ...order, left, hits }));
  return [
    { method: "GET", path, handle: () => jsonReply({ faults: shown() }) },
    {
      method: "POST",
      path,
      handle: (call) => {
        const wishes = [readInput(oneOrMany, call)].flat();
        const ids = wishes.map((wish) => faults.add(wish).id);
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
