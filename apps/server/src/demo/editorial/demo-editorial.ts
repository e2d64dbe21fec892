import type { PostSource, PostStatus } from "@polyphon/contract/content/content.ts";
import type { ReasonKind, WorkflowAction } from "@polyphon/contract/editorial/editorial.ts";

export interface DemoStep {
  readonly by: "writer" | "proofreader" | "chief" | "approver";
  readonly action: WorkflowAction;
  readonly to: PostStatus;
  readonly hoursAgo: number;
  readonly reason?: string;
  readonly kinds?: readonly ReasonKind[];
  readonly note?: string;
  /** The copy as it was until this step; the post itself has the newest. */
  readonly before?: string;
}

export interface DemoDraft {
  readonly title: string;
  readonly category: string;
  readonly source: PostSource;
  /** Weeks from now. */
  readonly week: number;
  readonly copy: string;
  readonly second: string;
  readonly steps: readonly DemoStep[];
}

const handedIn = (hoursAgo: number, before?: string): DemoStep => ({
  by: "writer",
  action: "SUBMIT",
  to: "IN_PROOF_READING",
  hoursAgo,
  ...(before === undefined ? {} : { before }),
});
const proofread = (hoursAgo: number): DemoStep => ({
  by: "proofreader",
  action: "APPROVE",
  to: "IN_APPROVAL",
  hoursAgo,
});
const approved = (hoursAgo: number, note?: string): DemoStep => ({
  by: "chief",
  action: "APPROVE",
  to: "APPROVED_BY_EDITOR_IN_CHIEF",
  hoursAgo,
  ...(note === undefined ? {} : { note }),
});
const again = (hoursAgo: number, to: PostStatus = "IN_PROOF_READING"): DemoStep => ({
  by: "writer",
  action: "RESUBMIT",
  to,
  hoursAgo,
});

const nightShift = {
  old: "Our Esbjerg team has slashed turbine downtime by nearly a third in one season.\n\nNot with more sensors, but by asking the night shift what they already knew.\n\nWhat would your night shift tell you?",
  new: "Our Esbjerg team has cut turbine downtime by 31 % in one season.\n\nNot with more sensors, but by asking the night shift what they already knew. Two of their ideas are now standard on all 14 sites.\n\nWhat would your night shift tell you?",
};

/** One post for each place in the workflow, some of them with a longer story. */
export const demoDrafts: readonly DemoDraft[] = [
  {
    title: "What the night shift knew about downtime",
    category: "Wind power",
    source: "ORIGINAL",
    week: 1,
    copy: nightShift.new,
    second:
      "I spent a night with our crew in Esbjerg last month. They showed me two small changes, and neither needed a new tool.",
    steps: [
      handedIn(130, nightShift.old),
      {
        by: "proofreader",
        action: "REJECT",
        to: "WAITING_FOR_UPDATE",
        hoursAgo: 118,
        reason: "Missing source for the figure.",
        kinds: ["FACTS"],
        before: nightShift.old,
      },
      again(100),
      proofread(92),
      {
        by: "chief",
        action: "RETURN",
        to: "RETURNED_BY_EDITOR_IN_CHIEF",
        hoursAgo: 70,
        reason: "“Slashed” sounds like a press release. Give the number.",
        kinds: ["TONE", "FACTS"],
        before: nightShift.old,
      },
      again(28),
      proofread(5),
    ],
  },
  {
    title: "Five questions before you buy a heat pump",
    category: "Power grid",
    source: "CURATED",
    week: 1,
    copy: "Five questions that save you an expensive mistake before a heat pump moves in. The third one is the one most people forget to ask.",
    second:
      "Before our neighbour bought a heat pump he asked five questions. The answers surprised both of us.",
    steps: [handedIn(40), proofread(20)],
  },
  {
    title: "Grid fees explained in 90 seconds",
    category: "Power grid",
    source: "CURATED",
    week: 2,
    copy: "Why is the grid a quarter of the bill? Ninety seconds, no jargon, and one chart that our trainees drew.",
    second:
      "A quarter of what you pay for power is the road it travels on. Here is what that road costs, and why.",
    steps: [handedIn(9)],
  },
  {
    title: "A day with the drone inspectors",
    category: "Wind power",
    source: "LOCAL",
    week: 2,
    copy: "Forty blades before lunch: Selma and Mats inspect a whole park from the ground, and nobody hangs on a rope any more.",
    second: "I held the controls for two minutes. My respect for Selma and Mats will last longer.",
    steps: [
      handedIn(60),
      {
        by: "proofreader",
        action: "REJECT",
        to: "WAITING_FOR_UPDATE",
        hoursAgo: 44,
        reason: "Please spell the names as in the staff list, and shorten voice 2.",
        kinds: ["LANGUAGE", "TOO_LONG"],
      },
    ],
  },
  {
    title: "Charging at the depot: what we learnt",
    category: "E-mobility",
    source: "ORIGINAL",
    week: 1,
    copy: "Twelve trucks, one transformer, and a timetable that nobody believed in. After a year the depot charges for less than it fuelled.",
    second:
      "The hardest part of electric trucks was not the trucks. It was who parks where at six in the evening.",
    steps: [
      handedIn(90),
      proofread(80),
      {
        by: "chief",
        action: "RETURN",
        to: "RETURNED_BY_EDITOR_IN_CHIEF",
        hoursAgo: 50,
        reason: "Off brief: we wanted the drivers' view, not the transformer's.",
        kinds: ["OFF_BRIEF"],
      },
    ],
  },
  {
    title: "The welding robot that asks for help",
    category: "Robotics",
    source: "ORIGINAL",
    week: 1,
    copy: "Our newest robot stops when it is not sure and calls a colleague. It calls less often every week, and that is the point.",
    second:
      "A machine that says “I don't know” is worth more than one that guesses. Ours said it forty times on its first day.",
    steps: [handedIn(75), proofread(60), approved(30, "Please publish before the fair on Thursday.")],
  },
  {
    title: "Why we publish our failures",
    category: "Wind power",
    source: "ORIGINAL",
    week: 0,
    copy: "Last year we wrote down what went wrong, with names of projects and figures. It is the page that applicants read most.",
    second:
      "We publish what failed. Not because it is noble, but because somebody else should not have to pay for it twice.",
    steps: [handedIn(99), proofread(88), approved(60)],
  },
  {
    title: "Solar on listed buildings",
    category: "Wind power",
    source: "CURATED",
    week: 0,
    copy: "Tiles that are cells, slates that are cells, and a town hall that nobody believes has a power plant on its roof.",
    second:
      "The heritage office said no for eleven years. In the twelfth they asked for the supplier's number.",
    steps: [
      handedIn(120),
      proofread(110),
      approved(96),
      {
        by: "approver",
        action: "RETURN",
        to: "RETURNED_BY_APPROVER",
        hoursAgo: 48,
        reason: "The link leads to a page behind a login.",
        kinds: ["FACTS"],
      },
    ],
  },
  {
    title: "Hydrogen without the hype",
    category: "Wind power",
    source: "CURATED",
    week: 0,
    copy: "Where hydrogen helps, where it does not, and why both lists are longer than last year. One page, sources included.",
    second:
      "I asked our engineers where they would not use hydrogen. The answers were the most useful hour of my week.",
    steps: [
      handedIn(160),
      proofread(150),
      {
        by: "chief",
        action: "REJECT_BILLABLE",
        to: "REJECTED_BILLABLE_BY_EDITOR_IN_CHIEF",
        hoursAgo: 140,
        reason: "Well written, but the study was withdrawn yesterday.",
        kinds: ["FACTS"],
      },
    ],
  },
  {
    title: "Apprentices rebuild a 1974 bus",
    category: "E-mobility",
    source: "LOCAL",
    week: 0,
    copy: "Nine apprentices, one bus from 1974, and a battery that weighs as much as the old engine. It runs, and it still smells of leather.",
    second: "The horn is the only part that we did not touch. It is far too loud and everybody loves it.",
    steps: [
      handedIn(170),
      proofread(160),
      approved(150),
      { by: "approver", action: "PUBLISH", to: "PUBLISHED", hoursAgo: 120 },
    ],
  },
];

/** A post of a writer who is ready to publish: the approver is the first to see it. */
export const demoReady: DemoDraft = {
  title: "Night trains and night shifts",
  category: "Power grid",
  source: "LOCAL",
  week: 1,
  copy: "When the last train has left, our line crew starts. Four hours, two kilometres, and the first commuter never knows.",
  second:
    "At three in the morning the railway belongs to six people with head torches. I was allowed to be the seventh.",
  steps: [{ by: "writer", action: "SUBMIT", to: "READY_TO_PUBLISH", hoursAgo: 7 }],
};
