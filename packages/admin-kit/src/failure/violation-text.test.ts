import { ref } from "@polyphon/contract/kit/ref.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Kit } from "../kit/kit-context.tsx";
import { violationsOf } from "./violation-text.ts";

const text = ((key: string) => key) as unknown as Kit["text"];
const form = z.object({ company: ref("company"), order: z.number().int().min(1) });

test("a missing reference is called required, and a number that is too small names its minimum", () => {
  const { error } = form.safeParse({ company: null, order: 0 });
  expect(error && violationsOf(error, text)).toEqual({
    company: "violations.required",
    order: "violations.tooFew",
  });
});
