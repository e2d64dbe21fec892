import type { AutopilotCycle } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

/** In the order in which they come. */
export const tourStepNames = [
  "welcome",
  "required",
  "networks",
  "interests",
  "autopilot",
  "days",
  "count",
  "done",
] as const;
export type TourStep = (typeof tourStepNames)[number];

const setupSteps: ReadonlySet<TourStep> = new Set(["autopilot", "days", "count"]);

export interface TourGround {
  /** The company has words or a video of welcome. */
  readonly hasWelcome: boolean;
  /** Comes back from the consent page of a network. */
  readonly returning: boolean;
  /** A light front user connects nothing, and has no autopilot. */
  readonly mayConnect: boolean;
  readonly required: Network | null;
  /** Those of the company that can be connected. */
  readonly networks: readonly Network[];
  /** Those with a login that is active. */
  readonly connected: readonly Network[];
  /** Has saved categories for the feed before. */
  readonly hasInterests: boolean;
  /** How the company's autopilot works; null where it has none, or where this person's is on already. */
  readonly autopilot: AutopilotCycle | null;
}

type Links = Pick<TourGround, "required" | "networks" | "connected">;

/** What nobody can connect is not waited for. */
const askedNetwork = ({ required, networks }: Links): Network | null =>
  required !== null && networks.includes(required) ? required : null;

/** Whether somebody may go on from the step of the required network. */
export const isRequiredConnected = (links: Links): boolean => {
  const asked = askedNetwork(links);
  return asked === null || links.connected.includes(asked);
};

/**
 * Whether there are further networks to connect: the required one is active, some are linked but not all, and the company
 * has more than one. Where none is required, nobody needs to have linked any.
 */
export function hasMoreNetworks(links: Links): boolean {
  const linked = links.networks.filter((network) => links.connected.includes(network)).length;
  const begun = askedNetwork(links) === null || linked > 0;
  return isRequiredConnected(links) && begun && linked < links.networks.length && links.networks.length > 1;
}

/** The steps that this person needs, in their order. A step that an earlier one opens is among them. */
export function tourSteps(ground: TourGround): TourStep[] {
  const { autopilot, mayConnect } = ground;
  const asked = askedNetwork(ground);
  const afterwards = {
    ...ground,
    connected: asked === null ? ground.connected : [...ground.connected, asked],
  };
  const isShown: Record<TourStep, boolean> = {
    welcome: ground.hasWelcome && !ground.returning,
    required: mayConnect && !isRequiredConnected(ground),
    networks: mayConnect && hasMoreNetworks(afterwards),
    interests: !ground.hasInterests,
    autopilot: mayConnect && autopilot !== null,
    days: mayConnect && autopilot !== null,
    // Over four weeks every chosen day has its post, so there is nothing left to count.
    count: mayConnect && autopilot === "CLASSIC",
    done: true,
  };
  return tourStepNames.filter((step) => isShown[step]);
}

/** The same while nothing is linked and nothing has to be: an autopilot would have no place to share. */
export function openSteps(steps: readonly TourStep[], connected: readonly Network[]): TourStep[] {
  const isLinked = connected.length > 0 || steps.includes("required");
  return steps.filter((step) => isLinked || !setupSteps.has(step));
}

export interface TourPlace {
  readonly steps: readonly TourStep[];
  readonly step: TourStep;
}

/** Where somebody goes on who left in the middle: not before the welcome, and a half-answered setup begins again. */
export function resumeTour({ steps, step }: TourPlace): TourPlace {
  if (step === "welcome") return { steps, step };
  const rest = steps.filter((one) => one !== "welcome");
  const again = setupSteps.has(step) ? "autopilot" : step;
  return { steps: rest, step: rest.includes(again) ? again : (rest[0] ?? "done") };
}

/** What the way on from the further networks is called. */
export const networksWayOn = (links: Links): "next" | "skipNow" => {
  const asked = askedNetwork(links);
  const isReady = asked === null ? links.connected.length > 0 : links.connected.includes(asked);
  return isReady ? "next" : "skipNow";
};
