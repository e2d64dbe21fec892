import {
  previewClassic,
  previewMonthly,
  previewPlan,
} from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";

/** Null shows the saved choice. */
export type PreviewInput =
  | { readonly classic: CallOf<typeof previewClassic> }
  | { readonly monthly: CallOf<typeof previewMonthly> }
  | null;

const noClassic = { socialNetworks: [], userAutoPilotConfigs: [] };
const noMonthly = { socialNetworks: [], autopilotMonthlyWeekDataList: [] };

/** The coming weeks of the saved choice, or of the draft on the screen. */
export function usePreview(input: PreviewInput, enabled: boolean) {
  const kind = input === null ? "saved" : "classic" in input ? "classic" : "monthly";
  const asked = (one: typeof kind) => ({
    enabled: enabled && kind === one,
    placeholderData: keepPreviousData,
  });
  const saved = useEndpoint(previewPlan, {}, asked("saved"));
  const classic = useEndpoint(
    previewClassic,
    input && "classic" in input ? input.classic : noClassic,
    asked("classic"),
  );
  const monthly = useEndpoint(
    previewMonthly,
    input && "monthly" in input ? input.monthly : noMonthly,
    asked("monthly"),
  );
  return { saved, classic, monthly }[kind];
}
