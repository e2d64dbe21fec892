import { voices } from "@polyphon/contract/content/content.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  copyOf,
  startComposition,
  writeCopy,
  type Composition,
  type CompositionRules,
} from "./compose-share.ts";
import { bringBack, switchVoice, type Writing } from "./kept-texts.ts";

const post = { voices: voices.map((voice) => ({ voice, copy: { LINKEDIN: `suggested by ${voice}` } })) };
const rules: CompositionRules = { networks, selectable: networks, differentCopy: true };
const begin = (voice: (typeof voices)[number]) => startComposition(post, voice, rules);

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("write" as const), text: fc.string() }),
    fc.record({ kind: fc.constant("voice" as const), voice: fc.constantFrom(...voices) }),
    fc.record({ kind: fc.constant("back" as const) }),
  ),
  { maxLength: 20 },
);

const ownTexts = ({ now, kept }: Writing): string[] =>
  [now, ...kept].filter(({ edited }) => edited).map((one) => copyOf(one, "LINKEDIN"));

const sorted = (texts: readonly string[]) => texts.toSorted();

test("no own text is lost, however voices are switched and texts brought back", () => {
  fc.assert(
    fc.property(steps, (all) => {
      let writing: Writing = { now: begin("VOICE_1"), kept: [] };
      for (const step of all) {
        const before = ownTexts(writing);
        if (step.kind === "write") {
          writing = { ...writing, now: writeCopy(writing.now, "LINKEDIN", step.text, rules) };
          continue;
        }
        writing = step.kind === "voice" ? switchVoice(writing, begin(step.voice)) : bringBack(writing);
        expect(sorted(ownTexts(writing))).toEqual(sorted(before));
      }
    }),
  );
});

test("one step back after a switch shows the text that was written last", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.constantFrom(...voices), { minLength: 1, maxLength: 4 }),
      (text, path) => {
        const written = writeCopy(begin("VOICE_1"), "LINKEDIN", text, rules);
        const start: Writing = { now: written, kept: [] };
        const away = path.reduce((writing, voice) => switchVoice(writing, begin(voice)), start);
        expect(bringBack(away)).toEqual(start);
      },
    ),
    { examples: [["mine", ["VOICE_2", "VOICE_3"]]] },
  );
});

test("every kept text can be reached by going back again and again", () => {
  const texts = ["one", "two", "three"];
  let writing: Writing = { now: begin("VOICE_1"), kept: [] };
  for (const text of texts) {
    writing = { ...writing, now: writeCopy(writing.now, "LINKEDIN", text, rules) };
    writing = switchVoice(writing, begin("VOICE_2"));
  }
  const reached: Composition[] = [];
  for (const _ of texts) {
    writing = bringBack(writing);
    reached.push(writing.now);
  }
  expect(sorted(reached.map((one) => copyOf(one, "LINKEDIN")))).toEqual(sorted(texts));
});
