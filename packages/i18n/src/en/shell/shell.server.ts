/** The message of a host that may not serve the employee app. */
export const shell = {
  deniedTitle: "Access Denied",
  denied: "Your IP or domain is not authorized to access this application.",
} as const;
