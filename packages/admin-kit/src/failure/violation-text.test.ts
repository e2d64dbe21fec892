import { ref } from "@polyphon/contract/kit/ref.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Kit } from "../kit/kit-context.tsx";
import { violationsOf } from "./violation-text.ts";

const text = ((key: string) => key) as unknown as Kit["text"];
const form = z.object({ company: ref("company"), order: z.number().int().min(1) });

test("a reference that nobody chose is called required, and a number that is too small is told its bound", () => {
  const { error } = form.safeParse({ company: null, order: 0 });
  expect(error && violationsOf(error, text)).toEqual({
    company: "violations.required",
    order: "violations.tooFew",
  });
});
