import {
  changeAutopilotStatus,
  readAutopilotContext,
  readClassicConfig,
  readMonthlyConfig,
  saveClassicConfig,
  saveMonthlyConfig,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import type { AutopilotStatus } from "@polyphon/contract/autopilot/autopilot.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand, useEndpoint, useRefresh } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useCallback, useMemo, useState } from "react";
import { useMe } from "../../../shared/session/me.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import {
  type ChoiceState,
  classicInputOf,
  type Draft,
  draftOfClassic,
  draftOfMonthly,
  faultsOf,
  type Context,
  monthlyInputOf,
} from "./draft.ts";
import { faultText, isShown } from "./fault-text.ts";

/** A worker replans within moments, or later when it is busy; the plan is polled for this long. */
const planningMs = [1_500, 4_000, 12_000];

/** After a choice or a plan has changed, polls for the worker's result. */
export function useFollowPlanning(): () => void {
  const refresh = useRefresh();
  return useCallback(() => {
    for (const wait of planningMs) setTimeout(() => void refresh("plan", "share"), wait);
  }, [refresh]);
}

export interface StoredChoice {
  readonly context: Context;
  readonly state: ChoiceState;
  readonly saved: Draft;
}

/** The saved choice, whichever of the two cycles the company uses. */
export function useStoredChoice() {
  const { companyTimeZone } = useMe().company;
  const context = useEndpoint(readAutopilotContext, {});
  const cycle = context.data?.cycle;
  const classic = useEndpoint(readClassicConfig, {}, { enabled: cycle === "CLASSIC" });
  const monthly = useEndpoint(readMonthlyConfig, {}, { enabled: cycle === "MONTHLY" });
  const [today] = useState(() => localDateOf(new Date(), companyTimeZone));
  const choice = useMemo((): StoredChoice | null => {
    if (!context.data) return null;
    if (cycle === "CLASSIC")
      return classic.data
        ? { context: context.data, state: classic.data, saved: draftOfClassic(classic.data, context.data) }
        : null;
    return monthly.data
      ? {
          context: context.data,
          state: monthly.data,
          saved: draftOfMonthly(monthly.data, context.data, today),
        }
      : null;
  }, [context.data, classic.data, monthly.data, cycle, today]);
  const error = context.error ?? classic.error ?? monthly.error;
  const retry = () => {
    void context.refetch();
    if (cycle !== undefined) void (cycle === "CLASSIC" ? classic : monthly).refetch();
  };
  return { choice, error, retry };
}

/** The draft and the saved choice: faults, differences, and saving. */
export function useDraft({ context, state, saved }: StoredChoice) {
  const record = useRecordForm({ version: state.version, values: saved });
  const [asked, setAsked] = useState(false);
  const refresh = useRefresh();
  const followPlanning = useFollowPlanning();
  const { values: draft, dirty } = record;
  const isNew = state.version === 0;
  const faults = faultsOf(draft, context);

  const options = {
    onSuccess: ({ message }: { message: string }) => {
      notify("ok", message === "" ? t("autopilot.saved") : message);
      record.markSaved();
      setAsked(false);
      followPlanning();
    },
  };
  const classic = useCommand(saveClassicConfig, options);
  const monthly = useCommand(saveMonthlyConfig, options);
  const turn = useCommand(changeAutopilotStatus, {
    // A failure shows no message: the switch returns to the actual state.
    onError: () => void refresh("autopilot"),
    onSuccess: ({ autopilotStatus }) => {
      notify("ok", t(autopilotStatus === 1 ? "autopilot.switchedOn" : "autopilot.switchedOff"));
      followPlanning();
    },
  });
  const saving = context.cycle === "CLASSIC" ? classic : monthly;

  /** Sends the draft, with one more change where one is given. Returns whether it could be sent. */
  const save = (autopilotStatus: AutopilotStatus, change: Partial<Draft> = {}): boolean => {
    setAsked(true);
    if (faults.length > 0) {
      for (const fault of faults.filter(isShown).slice(0, 1)) notify("bad", faultText(fault, draft));
      return false;
    }
    if (saving.isPending) return true;
    record.change(change);
    const sent = { ...draft, ...change };
    const version = record.version ?? state.version;
    if (context.cycle === "CLASSIC") classic.mutate({ ...classicInputOf(sent), version, autopilotStatus });
    else monthly.mutate({ ...monthlyInputOf(sent), version, autopilotStatus });
    return true;
  };
  return {
    draft,
    dirty,
    isNew,
    /** Shown only after an attempt to save. */
    shownFaults: asked ? faults : [],
    isValid: faults.length === 0,
    set: (change: Partial<Draft>) => record.change(change),
    discard: () => {
      record.reset();
      setAsked(false);
      saving.reset();
    },
    save,
    saving: saving.isPending,
    saveError: saving.error,
    merged: record.merged,
    isOutdated: problemOf(saving.error)?.error === "edited_meanwhile",
    turn: (autopilotStatus: AutopilotStatus) => turn.mutate({ autopilotStatus }),
    turning: turn.isPending,
    reload: () => {
      record.acceptNewer();
      saving.reset();
      void refresh("autopilot", "plan", "share");
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
