/** How many a field offers: more are found by typing on. */
export const choices = 20;
