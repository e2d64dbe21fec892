import { limits } from "@polyphon/contract/limits.ts";

/** Whether one more LinkedIn group fits beside those that the employee has. */
export function judgeNewGroup({
  held,
  nameTaken,
}: {
  readonly held: number;
  readonly nameTaken: boolean;
}): true | "too_many_groups" | "duplicate" {
  if (nameTaken) return "duplicate";
  return held < limits.group.perUser ? true : "too_many_groups";
}
