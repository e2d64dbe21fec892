import { uploadStates } from "@polyphon/contract/people/bulk-upload.ts";
import { expect, test } from "vitest";
import { uploadCan } from "./upload-state.ts";

test("each state of an upload allows only its own actions", () => {
  const table = uploadStates.map((state) => {
    const can = uploadCan({ state, ready: 1 });
    return [state, ...Object.entries(can).flatMap(([what, may]) => (may ? [what] : []))].join(" ");
  });
  expect(table).toEqual([
    "WAITING cancel",
    "READING cancel",
    "REFUSED",
    "CHECKING cancel",
    "CHECKED start cancel edit",
    "ADDING pause cancel",
    "PAUSED start cancel edit",
    "DONE start edit",
    "CANCELLED",
  ]);
  expect(uploadStates.some((state) => uploadCan({ state, ready: 0 }).start)).toBe(false);
});
