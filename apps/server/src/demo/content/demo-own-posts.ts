import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface DemoOwnPost {
  /** Which of the company's employees wrote it. */
  readonly by: number;
  readonly title: string;
  readonly language: ContentLanguage;
  readonly copy: Readonly<Partial<Record<Network, string>>>;
  /** One of the demo pictures; null is a text. */
  readonly picture: string | null;
  readonly postUrl: string | null;
  readonly notes: string | null;
  /** The program manager's comment; null while it waits. */
  readonly decided:
    | { readonly status: "APPROVED" }
    | { readonly status: "REJECTED"; readonly reason: string }
    | null;
}

const turbine =
  "Forty metres up, and the view reaches to the sea. Today our team finished the inspection of turbine 7 before the storm came in. Proud of everybody who climbed with me.";

/** Own posts in each state. */
export const demoOwnPosts: readonly DemoOwnPost[] = [
  {
    by: 0,
    title: "Inspection before the storm",
    language: "ENGLISH",
    copy: { LINKEDIN: turbine, FACEBOOK: turbine },
    picture: "wind-farm",
    postUrl: null,
    notes: "Everybody in the picture has agreed.",
    decided: { status: "APPROVED" },
  },
  {
    by: 0,
    title: "What I learned in my first year",
    language: "ENGLISH",
    copy: {
      LINKEDIN:
        "One year at Nordwind. Three things that I did not expect: how much of the work is talking, how fast a plan changes with the weather, and how good the coffee on a service ship is.",
    },
    picture: null,
    postUrl: null,
    notes: null,
    decided: null,
  },
  {
    by: 0,
    title: "Our figures of the third quarter",
    language: "ENGLISH",
    copy: {
      LINKEDIN:
        "Our output has grown by a fifth in the third quarter. Here is what stands behind the figure.",
    },
    picture: null,
    postUrl: "https://www.example.com/quarter",
    notes: null,
    decided: {
      status: "REJECTED",
      reason: "The figures are not public before Thursday. Please leave the number out or wait until then.",
    },
  },
  {
    by: 3,
    title: "Mit dem Rad zur Nachtschicht",
    language: "GERMAN",
    copy: {
      LINKEDIN:
        "Um vier Uhr früh gehört der Deich mir allein. Seit einem Jahr fahre ich mit dem Rad zur Nachtschicht, bei fast jedem Wetter. Wer fährt mit?",
      XING: "Um vier Uhr früh gehört der Deich mir allein. Seit einem Jahr fahre ich mit dem Rad zur Nachtschicht. Wer fährt mit?",
    },
    picture: "mountains",
    postUrl: null,
    notes: null,
    decided: null,
  },
];
