import { expect, test } from "vitest";
import { z } from "zod";
import { job } from "./job.ts";

const nothing = z.object({});

test("the name of a job has small letters, digits, hyphens, dots and slashes only", () => {
  for (const name of ["identity/forget-the-ended", "event/sharing.shares-failed/tell-person"])
    expect(job(name, nothing).name).toBe(name);
  for (const name of ["event/sharing.shares-failed/notifyOn-person", "two words", "a//b", "-a", ""])
    expect(() => job(name, nothing)).toThrow("is no name of a job");
});
