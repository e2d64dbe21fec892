import { expect, test } from "vitest";
import { begin, fail, finish, noTab, stop, write } from "./ai-tabs.ts";

const ready = finish(begin(noTab, [1, 2, 3], null), [1, 2, 3], ["one", "two", "three"]);
const texts = (tab: typeof ready) => tab.items.map(({ text, state }) => [text, state]);

test("a tab is loading while the text is written, then ready with the checked texts, or failed [B4.9-11]", () => {
  const loading = write(write(begin(noTab, [1, 2], null), 2, "He"), 2, "llo");
  expect([loading.phase, texts(loading)]).toEqual([
    "loading",
    [
      ["", "writing"],
      ["Hello", "writing"],
    ],
  ]);
  const done = finish(loading, [1, 2], ["First", "Second"]);
  expect([done.phase, texts(done)]).toEqual([
    "ready",
    [
      ["First", "ready"],
      ["Second", "ready"],
    ],
  ]);
  const failed = fail(loading, [1, 2], false, "Sorry");
  expect([failed.phase, failed.items, failed.failure]).toEqual(["error", [], "Sorry"]);
});

test("a retry replaces one suggestion in place and leaves the others [B4.9-12]", () => {
  const asked = begin(ready, [9], 2);
  expect(texts(asked)).toEqual([
    ["one", "ready"],
    ["", "writing"],
    ["three", "ready"],
  ]);
  expect(texts(finish(asked, [9], ["other"]))).toEqual([
    ["one", "ready"],
    ["other", "ready"],
    ["three", "ready"],
  ]);
});

test("a failed retry shows the error in place and can be repeated", () => {
  const failed = fail(begin(ready, [9], 2), [9], true, "Sorry");
  expect(texts(failed)).toEqual([
    ["one", "ready"],
    ["", "failed"],
    ["three", "ready"],
  ]);
  expect(texts(finish(begin(failed, [10], 9), [10], ["again"]))[1]).toEqual(["again", "ready"]);
});

test("another suggestion is put first, missing ones are left out, and a cancelled one is removed", () => {
  expect(texts(begin(ready, [9], null))[0]).toEqual(["", "writing"]);
  expect(texts(finish(begin(noTab, [1, 2, 3], null), [1, 2, 3], ["only"]))).toEqual([["only", "ready"]]);
  expect(stop(begin(noTab, [1], null), [1])).toEqual(noTab);
  expect(stop(begin(ready, [9], null), [9])).toEqual(ready);
});
