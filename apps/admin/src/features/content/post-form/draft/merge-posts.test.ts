import { type Voice, voices } from "@polyphon/contract/content/content.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differsIn, mergePosts, partText, withPart } from "./merge-posts.ts";
import { draftOf, inputOf, type PostDraft, type StoredPost } from "./post-draft.ts";
import { examplePost as base } from "../../../../shared/testing/example-post.ts";

const typedOn = (change: Partial<PostDraft>, imageIds: readonly number[] = base.imageIds) => ({
  draft: { ...draftOf(base), ...change },
  imageIds,
});
const saved = (change: Partial<StoredPost>): StoredPost => ({
  ...base,
  version: base.version + 1,
  ...change,
});
interface Cell {
  readonly voice: Voice;
  readonly network: Network;
  readonly text: string;
}
const copyOf = (draft: PostDraft, voice: Voice, network: Network) =>
  draft.voices.find((one) => one.voice === voice)?.copy[network] ?? "";

describe("merging a post that two people edited", () => {
  test("takes what only the other one touched and keeps what only this one touched", () => {
    const newer = saved({ notes: "Mind the embargo.", imageIds: [9] });
    const { draft, imageIds, merged } = mergePosts(base, typedOn({ title: "My own title" }), newer);
    expect(inputOf(draft, imageIds, newer)).toEqual({
      ...inputOf(draftOf(newer), newer.imageIds, newer),
      title: "My own title",
    });
    expect(merged).toEqual({ taken: ["notes", "imageIds"], both: [] });
  });

  test("keeps the own text where both wrote, and can take the other one", () => {
    const newer = saved({ title: "Their title" });
    const mine = typedOn({ title: "My own title" });
    const found = mergePosts(base, mine, newer);
    expect(found.draft.title).toBe("My own title");
    expect(found.merged).toEqual({ taken: [], both: ["title"] });
    expect(differsIn(found, "title", newer)).toBe(true);
    const taken = withPart(found, "title", newer);
    expect(taken.draft.title).toBe("Their title");
    expect(differsIn(taken, "title", newer)).toBe(false);
  });

  test("merges each voice and network by itself", () => {
    const cell = fc.record({
      voice: fc.constantFrom(...voices),
      network: fc.constantFrom(...networks),
      text: fc.constantFrom("", "One text.", "Another text."),
    });
    const written = (draft: PostDraft, cells: readonly Cell[]) =>
      cells.reduce<PostDraft>(
        (now, { voice, network, text }) => ({
          ...now,
          voices: voices.flatMap((one) => {
            const own = now.voices.find((each) => each.voice === one);
            if (one !== voice) return own ?? [];
            return { voice: one, aiPercent: own?.aiPercent ?? null, copy: { ...own?.copy, [network]: text } };
          }),
        }),
        draft,
      );
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 6 }), fc.array(cell, { maxLength: 6 }), (mine, theirs) => {
        const [start, typed, newerDraft] = [
          draftOf(base),
          written(draftOf(base), mine),
          written(draftOf(base), theirs),
        ];
        const newer = saved({ voices: newerDraft.voices.map((one) => ({ ...one })) });
        const { draft } = mergePosts(base, { draft: typed, imageIds: base.imageIds }, newer);
        for (const voice of voices)
          for (const network of networks) {
            const before = copyOf(start, voice, network);
            const own = copyOf(typed, voice, network);
            expect(copyOf(draft, voice, network)).toBe(
              own === before ? copyOf(newerDraft, voice, network) : own,
            );
          }
      }),
    );
  });

  test("does not take a file's new address for a change of the file", () => {
    const file = {
      kind: "DOCUMENT",
      title: "",
      fileName: "a.pdf",
      mimeType: "application/pdf",
      bytes: 9,
      width: null,
      height: null,
      pages: 1,
      seconds: null,
      posterUrl: null,
    } as const;
    const withFile = (url: string): Partial<StoredPost> => ({
      type: "DOCUMENT",
      attachmentId: 5,
      attachment: { ...file, url },
      imageIds: [],
    });
    const before = { ...base, ...withFile("https://storage.example/one") };
    const newer = { ...before, version: before.version + 1, ...withFile("https://storage.example/two") };
    const typed = { draft: { ...draftOf(before), title: "Mine" }, imageIds: [] };
    expect(mergePosts(before, typed, newer).merged).toEqual({ taken: [], both: [] });
  });

  test("shows the other version's words where a part is words", () => {
    const newer = saved({ title: "Their title", notes: null });
    expect(partText(newer, "title")).toBe("Their title");
    expect(partText(newer, "notes")).toBe("");
    expect(partText(newer, "voices.VOICE_1.LINKEDIN")).toBe("First.");
    expect(partText(newer, "imageIds")).toBeNull();
    expect(partText(newer, "categoryId")).toBeNull();
  });
});
