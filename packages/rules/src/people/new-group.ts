import { limits } from "@polyphon/contract/limits.ts";

/** Whether another LinkedIn group can be added to those of the employee. */
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
