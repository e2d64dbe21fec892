/** Where the back office lies. The router leaves it out of its own paths; an address in the browser carries it. */
export const basePath = "/admin";
