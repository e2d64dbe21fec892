import {
  changeAutopilotStatus,
  readAutopilotGround,
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
  classicWishOf,
  type Draft,
  draftOfClassic,
  draftOfMonthly,
  faultsOf,
  type Ground,
  monthlyWishOf,
} from "./draft.ts";
import { faultText, isTold } from "./fault-text.ts";

/** A worker plans anew in a moment, or in some when it is busy; so long the plan is asked for again. */
const planningMs = [1_500, 4_000, 12_000];

/** After a choice or a plan has changed, what the worker makes of it is read as it comes. */
export function useFollowPlanning(): () => void {
  const refresh = useRefresh();
  return useCallback(() => {
    for (const wait of planningMs) setTimeout(() => void refresh("plan", "share"), wait);
  }, [refresh]);
}

export interface StoredChoice {
  readonly ground: Ground;
  readonly state: ChoiceState;
  readonly saved: Draft;
}

/** What is stored, whichever of the two cycles the company has. */
export function useStoredChoice() {
  const { companyTimeZone } = useMe().company;
  const ground = useEndpoint(readAutopilotGround, {});
  const cycle = ground.data?.cycle;
  const classic = useEndpoint(readClassicConfig, {}, { enabled: cycle === "CLASSIC" });
  const monthly = useEndpoint(readMonthlyConfig, {}, { enabled: cycle === "MONTHLY" });
  const [today] = useState(() => localDateOf(new Date(), companyTimeZone));
  const choice = useMemo((): StoredChoice | null => {
    if (!ground.data) return null;
    if (cycle === "CLASSIC")
      return classic.data
        ? { ground: ground.data, state: classic.data, saved: draftOfClassic(classic.data, ground.data) }
        : null;
    return monthly.data
      ? { ground: ground.data, state: monthly.data, saved: draftOfMonthly(monthly.data, ground.data, today) }
      : null;
  }, [ground.data, classic.data, monthly.data, cycle, today]);
  const error = ground.error ?? classic.error ?? monthly.error;
  const retry = () => {
    void ground.refetch();
    if (cycle !== undefined) void (cycle === "CLASSIC" ? classic : monthly).refetch();
  };
  return { choice, error, retry };
}

/** The draft over what is stored: what is wrong with it, whether it differs, and the ways to save it. */
export function useDraft({ ground, state, saved }: StoredChoice) {
  const record = useRecordForm({ version: state.version, values: saved });
  const [asked, setAsked] = useState(false);
  const refresh = useRefresh();
  const followPlanning = useFollowPlanning();
  const { values: draft, dirty } = record;
  const isNew = state.version === 0;
  const faults = faultsOf(draft, ground);

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
    // Nothing is said of a failure: the switch goes back to what is true.
    onError: () => void refresh("autopilot"),
    onSuccess: ({ autopilotStatus }) => {
      notify("ok", t(autopilotStatus === 1 ? "autopilot.switchedOn" : "autopilot.switchedOff"));
      followPlanning();
    },
  });
  const saving = ground.cycle === "CLASSIC" ? classic : monthly;

  /** Answers whether the draft could be sent. */
  const save = (autopilotStatus: AutopilotStatus): boolean => {
    setAsked(true);
    if (faults.length > 0) {
      for (const fault of faults.filter(isTold).slice(0, 1)) notify("bad", faultText(fault, draft));
      return false;
    }
    if (saving.isPending) return true;
    const version = record.version ?? state.version;
    if (ground.cycle === "CLASSIC") classic.mutate({ ...classicWishOf(draft), version, autopilotStatus });
    else monthly.mutate({ ...monthlyWishOf(draft), version, autopilotStatus });
    return true;
  };
  return {
    draft,
    dirty,
    isNew,
    /** Said only after somebody wanted to save. */
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

export type DraftDesk = ReturnType<typeof useDraft>;
