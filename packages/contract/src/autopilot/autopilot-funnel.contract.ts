import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { funnelSteps } from "./autopilot-words.ts";

/** How many posts each filter left on the way to a share of a person's week, by the current facts. */
export const readPickFunnel = endpoint({
  name: "read-user-autopilot-funnel",
  method: "GET",
  path: "/services/admin/api/autopilot/user-logs/:id/funnel",
  about: { person: ["plans"], inCouncilMode: "refused" },
  access: { staff: "list_user_autopilot_log" },
  reads: ["autopilotRun"],
  input: z.object({ id: ref("autopilotUserRun"), slot: z.string().min(1).max(120) }),
  /** Empty where the slot has no planned share, or the company no longer has an autopilot. */
  output: z.object({ steps: z.array(z.object({ step: z.enum(funnelSteps), count: z.number().int() })) }),
  errors: ["not_found"],
});
