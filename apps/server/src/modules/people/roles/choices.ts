/** How many a field offers to choose from: more are found by typing on. */
export const choices = 20;
