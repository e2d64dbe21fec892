import {
  readClassicConfig,
  readMonthlyConfig,
  saveClassicConfig,
  saveMonthlyConfig,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import type { AutopilotCycle, WorkDay } from "@polyphon/contract/companies/settings/company-choices.ts";
import {
  classicOfTour,
  monthlyOfTour,
  type TourAnswers,
} from "@polyphon/rules/autopilot/choices/tour-config.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { ApiError } from "@polyphon/web/api/api-error.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useMe } from "../../../shared/session/me.ts";

export interface TourSetup {
  readonly cycle: AutopilotCycle;
  readonly reserved: readonly WorkDay[];
  readonly answers: TourAnswers;
}

/** What the answers come to, for looking ahead and for saving. */
export const inputOfTour = ({ cycle, reserved, answers }: TourSetup, zone: string) =>
  cycle === "CLASSIC"
    ? { classic: classicOfTour(answers) }
    : { monthly: monthlyOfTour(answers, reserved, localDateOf(new Date(), zone)) };

/** Saves the tour's answers and switches the autopilot on. A double click saves once. */
export function useSaveTourAutopilot(onSaved: (message: string) => void) {
  const call = useApi();
  const { companyTimeZone } = useMe().company;
  const idempotencyKey = useRef(crypto.randomUUID());
  return useMutation<string, ApiError, TourSetup>({
    networkMode: "always",
    mutationFn: async (setup) => {
      const options = { idempotencyKey: idempotencyKey.current };
      const input = inputOfTour(setup, companyTimeZone);
      if ("classic" in input) {
        const { version } = await call(readClassicConfig, {});
        return (await call(saveClassicConfig, { ...input.classic, version }, options)).message;
      }
      const { version } = await call(readMonthlyConfig, {});
      return (await call(saveMonthlyConfig, { ...input.monthly, version }, options)).message;
    },
    onSuccess: (message) => {
      idempotencyKey.current = crypto.randomUUID();
      onSaved(message);
    },
  });
}
