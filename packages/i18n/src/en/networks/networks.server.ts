export const networks = {
  xingByHand:
    "Xing doesn’t let apps publish for you. We prepare your text and open Xing, and you share it there with one click.",
} as const;
