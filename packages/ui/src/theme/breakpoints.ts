/**
 * The widths, in em, up to which a screen counts as one of these. Stylesheets cannot read them and write the numbers:
 * `(max-width: 48em)` up to a width, `(width > 48em)` above it. stylesheets.test.ts refuses any other.
 */
export const breakpoints = {
  tinyPhone: 24,
  smallPhone: 30,
  phone: 48,
  tablet: 62,
  smallDesktop: 75,
} as const;
