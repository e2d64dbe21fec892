/** The channel on which workers say that shares have ended, to whoever waits for the networks' answers. */
export const sharesSettled = "polyphon_shares_settled";
