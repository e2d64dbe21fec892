import { useQueryClient } from "@tanstack/react-query";

/** After a change: the lists that count or show who holds a role. */
export function useFreshAssignments(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const names = ["list-role-assignments", "get-role-assignment", "list-role-choices", "list-roles"];
    await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
}
