import { z } from "zod";
import type { Call } from "../frame/call.ts";
import type { Network, TokenControl } from "../frame/network.ts";
import { Refusal } from "../frame/refusal.ts";
import { jsonReply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { readInput } from "./read-input.ts";

const request = z.object({
  memberId: z.string().min(1).optional(),
  name: z.string().min(1).optional(),
  scopes: z.array(z.string()).optional(),
  expiresInSeconds: z.number().optional(),
});

const requests = z.union([z.array(request).max(100_000), request]);

const choice = z
  .object({ accessToken: z.string().optional(), memberId: z.string().optional() })
  .refine(({ accessToken, memberId }) => accessToken !== undefined || memberId !== undefined, {
    message: "accessToken or memberId is needed",
  });

/** Tokens without a consent screen, one or a hundred thousand at once; `?network=` chooses whose. */
export function tokenControlRoutes(networks: readonly Network[]): Route[] {
  const path = "/__sandbox/tokens";
  const controlOf = (call: Call): TokenControl => {
    const name = call.query.get("network") ?? "linkedin";
    const control = networks.find((network) => network.name === name)?.tokens;
    if (control) return control;
    throw new Refusal(jsonReply({ message: `${name} has no tokens here`, status: 400 }, 400));
  };
  return [
    {
      method: "POST",
      path,
      handle: (call) => {
        const control = controlOf(call);
        const wanted = readInput(requests, call);
        return jsonReply(
          Array.isArray(wanted) ? wanted.map((one) => control.mint(one)) : control.mint(wanted),
          201,
        );
      },
    },
    { method: "GET", path, handle: (call) => jsonReply(controlOf(call).list(call.query.get("memberId"))) },
    {
      method: "POST",
      path: `${path}/revoke`,
      handle: (call) => jsonReply({ changed: controlOf(call).revoke(readInput(choice, call)) }),
    },
    {
      method: "POST",
      path: `${path}/expire`,
      handle: (call) => jsonReply({ changed: controlOf(call).expire(readInput(choice, call)) }),
    },
  ];
}
