import { z } from "zod";
import type { Network } from "../frame/network.ts";
import { Refusal } from "../frame/refusal.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import type { World } from "../frame/world.ts";
import { readInput } from "./read-input.ts";

const change = z
  .object({ commitDelayMs: z.number().int().min(0).max(600_000).optional() })
  .catchall(z.record(z.string(), z.unknown()));

/** `{ "commitDelayMs": 500, "linkedin": { "duplicateWindowSeconds": 0 } }`: settings that are not named stay. */
export function settingsRoutes(world: World, networks: readonly Network[]): Route[] {
  const path = "/__sandbox/settings";
  const show = (): Reply => {
    const groups = networks.flatMap(({ name, settings }) => (settings ? [[name, settings.read()]] : []));
    return jsonReply({ commitDelayMs: world.commitDelayMs, ...Object.fromEntries(groups) });
  };
  return [
    { method: "GET", path, handle: show },
    {
      method: "PATCH",
      path,
      handle: (call) => {
        const { commitDelayMs, ...groups } = readInput(change, call);
        for (const [name, values] of Object.entries(groups)) {
          const settings = networks.find((network) => network.name === name)?.settings;
          const parsed = settings?.schema.safeParse({ ...settings.read(), ...values });
          if (!settings || !parsed?.success) {
            const message = parsed?.error ? z.prettifyError(parsed.error) : `${name} has no settings`;
            throw new Refusal(jsonReply({ message, status: 400 }, 400));
          }
          settings.write(parsed.data);
        }
        if (commitDelayMs !== undefined) world.commitDelayMs = commitDelayMs;
        return show();
      },
    },
  ];
}
