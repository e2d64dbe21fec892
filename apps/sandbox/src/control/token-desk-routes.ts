import { z } from "zod";
import type { Call } from "../frame/call.ts";
import type { Network, TokenDesk } from "../frame/network.ts";
import { Refusal } from "../frame/refusal.ts";
import { jsonReply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { readInput } from "./read-input.ts";

const wish = z.object({
  memberId: z.string().min(1).optional(),
  name: z.string().min(1).optional(),
  scopes: z.array(z.string()).optional(),
  expiresInSeconds: z.number().optional(),
});

const wishes = z.union([z.array(wish).max(100_000), wish]);

const choice = z
  .object({ accessToken: z.string().optional(), memberId: z.string().optional() })
  .refine(({ accessToken, memberId }) => accessToken !== undefined || memberId !== undefined, {
    message: "accessToken or memberId is needed",
  });

/** Tokens without a consent screen, one or a hundred thousand at once; `?network=` chooses whose. */
export function tokenDeskRoutes(networks: readonly Network[]): Route[] {
  const path = "/__sandbox/tokens";
  const deskOf = (call: Call): TokenDesk => {
    const name = call.query.get("network") ?? "linkedin";
    const desk = networks.find((network) => network.name === name)?.tokens;
    if (desk) return desk;
    throw new Refusal(jsonReply({ message: `${name} has no tokens here`, status: 400 }, 400));
  };
  return [
    {
      method: "POST",
      path,
      handle: (call) => {
        const desk = deskOf(call);
        const wanted = readInput(wishes, call);
        return jsonReply(
          Array.isArray(wanted) ? wanted.map((one) => desk.mint(one)) : desk.mint(wanted),
          201,
        );
      },
    },
    { method: "GET", path, handle: (call) => jsonReply(deskOf(call).list(call.query.get("memberId"))) },
    {
      method: "POST",
      path: `${path}/revoke`,
      handle: (call) => jsonReply({ changed: deskOf(call).revoke(readInput(choice, call)) }),
    },
    {
      method: "POST",
      path: `${path}/expire`,
      handle: (call) => jsonReply({ changed: deskOf(call).expire(readInput(choice, call)) }),
    },
  ];
}
