/** The base path of the back office. The router omits it from its own paths; addresses in the browser include it. */
export const basePath = "/admin";
