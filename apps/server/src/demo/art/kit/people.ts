import { circle, ellipse, path, placed, rounded, stroke } from "./shapes.ts";

export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly long?: boolean;
  readonly helmet?: string;
}

const looks: readonly [Look, ...Look[]] = [
  { skin: "#f0c39e", hair: "#5b3a29", top: "#0b7285", long: true },
  { skin: "#8d5a3b", hair: "#221a17", top: "#e8a33d" },
  { skin: "#f6d2b5", hair: "#c98b3f", top: "#c2504b", long: true },
  { skin: "#d9a27a", hair: "#2f2a2a", top: "#3f6fa8" },
  { skin: "#b9794f", hair: "#1d1a1f", top: "#5f8d4e", long: true },
  { skin: "#f3c9a7", hair: "#8a8f98", top: "#6b5b95" },
];

/** Six people to choose from; beyond them the row begins again. */
export function lookOf(at: number): Look {
  return looks[at % looks.length] ?? looks[0];
}

const features = "#2b2320";

/** What lies behind face and shoulders; drawn first. */
function hairBehind({ hair, long }: Look): string[] {
  return long
    ? [path("M-27 -4C-30 -40 30 -40 27 -4C28 18 34 34 30 44C12 52 -12 52 -30 44C-34 34 -28 18 -27 -4Z", hair)]
    : [];
}

/** Centred on the face, 46 wide. */
function head(look: Look): string[] {
  const cover = look.helmet
    ? [
        path("M-26 -8A26 25 0 0 1 26 -8Z", look.helmet),
        rounded(-31, -11, 62, 7, 3.5, look.helmet),
        rounded(-4, -34, 8, 24, 4, "#ffffff55"),
      ]
    : [path("M-24 0C-28 -38 28 -40 24 0C21 -12 14 -17 4 -16C-8 -14 -18 -14 -24 0Z", look.hair)];
  return [
    circle(-22, 4, 5, look.skin),
    circle(22, 4, 5, look.skin),
    ellipse(0, 0, 22, 26, look.skin),
    circle(-8, 1, 2.3, features),
    circle(8, 1, 2.3, features),
    stroke("M-7 12Q0 18 7 12", features, 2),
    ...cover,
  ];
}

/** Head and shoulders, 100 wide, standing on y. */
export function bust(look: Look, x: number, y: number, scale = 1): string {
  return placed(
    [
      placed(hairBehind(look), 0, -86),
      path("M-52 0C-52 -34 -34 -44 -10 -48H10C34 -44 52 -34 52 0Z", look.top),
      rounded(-9, -66, 18, 26, 9, look.skin),
      path("M-9 -58Q0 -50 9 -58V-52Q0 -46 -9 -52Z", "#00000020"),
      placed(head(look), 0, -86),
    ],
    x,
    y,
    scale,
  );
}

/** A whole figure, about 240 tall, feet on y. `wave` lifts one arm. */
export function figure(
  look: Look,
  x: number,
  y: number,
  scale = 1,
  trousers = "#2f3b4c",
  wave = false,
): string {
  const raised = wave ? "M24 -176L46 -196L50 -232" : "M25 -176L33 -140L27 -106";
  const hand: readonly [number, number] = wave ? [50, -238] : [27, -100];
  return placed(
    [
      placed(hairBehind(look), 0, -218, 0.84),
      stroke("M-11 -100L-12 -12", trousers, 20),
      stroke("M11 -100L12 -12", trousers, 20),
      rounded(-27, -10, 26, 11, 5.5, "#1c2430"),
      rounded(2, -10, 26, 11, 5.5, "#1c2430"),
      stroke("M-25 -176L-33 -140L-27 -106", look.top, 15),
      stroke(raised, look.top, 15),
      circle(-27, -100, 7.5, look.skin),
      circle(hand[0], hand[1], 7.5, look.skin),
      path(
        "M-32 -176C-32 -187 -18 -190 -9 -191H9C18 -190 32 -187 32 -176L25 -96C24 -92 -24 -92 -25 -96Z",
        look.top,
      ),
      rounded(-8, -202, 16, 18, 8, look.skin),
      placed(head(look), 0, -218, 0.84),
    ],
    x,
    y,
    scale,
  );
}
