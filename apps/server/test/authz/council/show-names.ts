/**
 * Calls that name employees and say nothing of what they do: to find somebody, to choose people, to keep their data. A new one is
 * added here by whoever has read its answer.
 */
export const showNames: ReadonlySet<string> = new Set([
  "list-movable-users",
  "list-group-members",
  "read-connection-owner",
]);
