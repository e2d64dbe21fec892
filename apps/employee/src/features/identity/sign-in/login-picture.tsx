/** Drawn, not photographed: many voices over a morning landscape, in colours that suit any company. */
export function LoginPicture() {
  return (
    <svg viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id="login-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1d4560" />
          <stop offset="0.38" stopColor="#5b8ba0" />
          <stop offset="0.62" stopColor="#e9c89f" />
          <stop offset="0.78" stopColor="#f0ac78" />
        </linearGradient>
        <radialGradient id="login-sun" cx="0.66" cy="0.6" r="0.42">
          <stop offset="0" stopColor="#fff3d8" />
          <stop offset="0.3" stopColor="#ffdca6" stopOpacity="0.7" />
          <stop offset="1" stopColor="#ffdca6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="760" height="900" fill="url(#login-sky)" />
      <rect width="760" height="900" fill="url(#login-sun)" />
      <g stroke="#fff6ea" strokeLinecap="round" strokeWidth="16" opacity="0.9">
        {voices.map(([x, height, opacity]) => (
          <path key={x} d={`M${x} ${440 - height}V${440 + height}`} opacity={opacity} />
        ))}
      </g>
      <path d="M0 610C130 540 240 590 370 560S600 520 760 570V900H0Z" fill="#7d95a1" opacity="0.85" />
      <path d="M0 680C150 610 290 680 430 640S660 620 760 660V900H0Z" fill="#46707e" />
      <path d="M0 760C170 700 330 780 500 730S700 720 760 745V900H0Z" fill="#1f4854" />
      <path d="M0 835C190 780 400 850 560 815S720 810 760 820V900H0Z" fill="#102c34" />
    </svg>
  );
}

const voices: readonly (readonly [x: number, height: number, opacity: number])[] = [
  [150, 26, 0.35],
  [196, 58, 0.5],
  [242, 34, 0.6],
  [288, 88, 0.72],
  [334, 52, 0.82],
  [380, 112, 1],
  [426, 70, 0.82],
  [472, 94, 0.72],
  [518, 40, 0.6],
  [564, 64, 0.5],
  [610, 22, 0.35],
];
