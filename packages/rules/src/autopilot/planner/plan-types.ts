import type {
  EmptyReason,
  mixKinds,
  planSteps,
  slotOrigins,
  takenBackReasons,
} from "@polyphon/contract/autopilot/autopilot-words.ts";
import type {
  AutopilotCycle,
  ShareWindow,
  WorkDay,
} from "@polyphon/contract/companies/settings/company-choices.ts";
import type { ContentLanguage, PostSource, Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { WindowSettings } from "../../companies/settings/share-windows.ts";
import type { PostFacts } from "../../content/visibility/visible-post.ts";

/** What a slot asks for. No tags means any; no language means every one. */
export interface SlotFilter {
  readonly categoryId: number;
  readonly tagIds: readonly number[];
  readonly language: ContentLanguage | null;
}

export type MixKind = (typeof mixKinds)[number];

export type PlanStep = (typeof planSteps)[number];

export interface PlanPost extends PostFacts {
  readonly id: number;
  readonly categoryId: number;
  readonly tagIds: readonly number[];
  readonly language: ContentLanguage;
  readonly source: PostSource;
  /** Where it can be shared, given its kind, its pictures and its texts. */
  readonly networks: readonly Network[];
  readonly voices: readonly Voice[];
  /** Clicks per share over the last 90 days; null when nobody shared it. */
  readonly clickThrough: number | null;
}

/** What is the same for everybody in a company in one week. */
export interface CompanyWeek {
  readonly zone: string;
  /** The Monday of the planned ISO week. */
  readonly monday: string;
  readonly now: Date;
  readonly cycle: AutopilotCycle;
  readonly networks: readonly Network[];
  readonly hours: WindowSettings;
  readonly reservedDays: readonly (SlotFilter & { readonly day: WorkDay })[];
  readonly substitute: Pick<SlotFilter, "categoryId" | "tagIds"> | null;
  readonly bestOfCategoryId: number | null;
  /** Percentages of the control centre; both 0 ask for no mix. */
  readonly mix: { readonly original: number; readonly curated: number };
  /** The categories that the company is connected to. */
  readonly categoryIds: readonly number[];
  readonly posts: readonly PlanPost[];
  /** How many days after its appearance a post may still be shared. */
  readonly oldestPostDays: number;
}

/** A share that a person has in the planned week, whoever planned it. */
export interface WeekShare {
  readonly postId: number;
  readonly network: Network;
  readonly dueAt: Date;
  readonly voice: Voice;
  readonly state: ShareState;
  /** How the autopilot came to it; null when a person did. */
  readonly planned: { readonly slot: string; readonly filter: SlotFilter; readonly step: PlanStep } | null;
  /** The person changed its text, time or post. */
  readonly edited: boolean;
}

export type CycleWeek = Readonly<Partial<Record<WorkDay, SlotFilter>>>;

export interface PlanUser {
  readonly userId: number;
  /** The networks chosen for the autopilot, and those with a connection that works. */
  readonly networks: readonly Network[];
  readonly connected: readonly Network[];
  /** Networks on which only the person can publish. */
  readonly assisted: readonly Network[];
  /** The classic cycle: rows with a count per week, on the days the person likes. */
  readonly rows: readonly (SlotFilter & { readonly count: number })[];
  readonly days: readonly WorkDay[];
  /** Agrees to other working days when the own ones have no time left. */
  readonly otherDays: boolean;
  /** The monthly cycle: four weeks that begin on a Monday and come again. */
  readonly cycleMonday: string;
  readonly cycleWeeks: readonly CycleWeek[];
  /** Own hours, in minutes of the day, inside those of the company. */
  readonly shareTime: { readonly from: number; readonly to: number } | null;
  readonly outOfOffice: { readonly from: string; readonly to: string } | null;
  readonly voice: Voice | null;
  readonly groups: readonly number[];
  /** Every post shared or scheduled outside this week. */
  readonly history: readonly { readonly postId: number; readonly network: Network }[];
  readonly shares: readonly WeekShare[];
  /** Slots of this week that the person wants left empty. */
  readonly skipped: readonly string[];
}

/** One place to fill: a post on one network. */
export interface Slot {
  readonly key: string;
  readonly network: Network;
  /** 0 is Monday. */
  readonly day: number;
  readonly filter: SlotFilter;
  readonly from: (typeof slotOrigins)[number];
}

/** Why a share was chosen, and why at that time. */
export interface PickReason {
  readonly from: Slot["from"];
  readonly filter: SlotFilter;
  readonly step: PlanStep;
  readonly kind: MixKind;
  /** The kind that the mix asked for next; null without a mix. */
  readonly wantedKind: MixKind | null;
  readonly window: ShareWindow;
  readonly overrun: boolean;
  /** The day of the slot itself, if it had no time left. */
  readonly movedFrom: string | null;
}

export interface PlanPick {
  readonly userId: number;
  readonly slot: string;
  readonly network: Network;
  readonly postId: number;
  readonly voice: Voice;
  readonly date: string;
  readonly dueAt: Date;
  readonly reason: PickReason;
}

export type GapReason = EmptyReason;

export interface PlanGap {
  readonly userId: number;
  readonly slot: string;
  readonly network: Network;
  readonly date: string;
  readonly from: Slot["from"];
  readonly filter: SlotFilter;
  readonly reason: GapReason;
}

export type WithdrawReason = (typeof takenBackReasons)[number];

/** A planned share that no longer fits and is to be withdrawn. */
export interface Withdrawal {
  readonly userId: number;
  readonly slot: string;
  readonly network: Network;
  readonly postId: number;
  readonly reason: WithdrawReason;
}

/** A slot that a share of the week fills already. */
export interface KeptShare {
  readonly slot: string;
  readonly network: Network;
  readonly postId: number;
}

export interface UserPlan {
  readonly userId: number;
  readonly kept: readonly KeptShare[];
  readonly withdrawn: readonly Withdrawal[];
  readonly picks: readonly PlanPick[];
  readonly gaps: readonly PlanGap[];
}
