import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { hills, tree } from "../../kit/scenery.ts";
import { circle, ellipse, line, path, rect, rounded, stroke } from "../../kit/shapes.ts";

const { width } = size;

export const hydrogenPlant: Drawing = (canvas) => {
  canvas.sky("#d7edf0", "#c3e3e6", "#f3f4e6");
  canvas.add(
    circle(930, 190, 110, "#ffffff", 'opacity="0.6"'),
    hills(canvas, 440, 26, "#b7d5c8", 4),
    rect(0, 500, width, 130, "#8fb6ad"),
  );
  const steel = canvas.fade(
    [
      [0, "#f8fbfb"],
      [0.55, "#dfe9ea"],
      [1, "#a5bcc0"],
    ],
    "right",
  );
  for (const [x, w, h] of [
    [120, 120, 270],
    [270, 120, 270],
    [420, 120, 270],
  ] as const) {
    canvas.add(
      rounded(x, 510 - h, w, h, 58, steel),
      rect(x, 410, w, 16, "#0b7285"),
      rect(x + 14, 506, 12, 26, "#5c7479"),
      rect(x + w - 26, 506, 12, 26, "#5c7479"),
    );
  }
  canvas.add(
    `<text x="330" y="355" font-family="Inter, DejaVu Sans" font-size="54" font-weight="700" fill="#0b7285" text-anchor="middle">H₂</text>`,
  );
  for (const x of [660, 860, 1050]) {
    canvas.add(
      line([x - 52, 532], [x - 34, 470], "#5c7479", 8),
      line([x + 52, 532], [x + 34, 470], "#5c7479", 8),
      circle(x, 420, 84, steel),
      path(`M${x - 84} 420A84 84 0 0 0 ${x + 84} 420Z`, "#0b728522"),
      line([x - 84, 420], [x + 84, 420], "#9db4b8", 3),
    );
  }
  canvas.add(
    stroke(
      "M540 450H582M180 240V200H1050V336M860 336V200M660 336V200M330 240V200M480 240V200",
      "#2f8f9d",
      10,
    ),
    ...[660, 860, 1050].map((x) => circle(x, 200, 13, "#e8a33d")),
  );
  canvas.add(
    ellipse(300, 560, 420, 18, "#00000014"),
    ellipse(880, 556, 320, 16, "#00000014"),
    tree(60, 540, 130, "#5c9a7a", "#5b4a3c"),
    tree(1165, 545, 150, "#4b8a6c", "#5b4a3c"),
  );
};
