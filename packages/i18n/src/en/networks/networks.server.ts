export const networks = {
  xingByHand:
    "Xing lets no app publish for you. We prepare your text, open Xing's own page, and you share it there with one click.",
} as const;
