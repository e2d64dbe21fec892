import { voices } from "@polyphon/contract/content/content.ts";
import { describe, expect, test } from "vitest";
import { bookedCodes, codeOfVoice, generalCuratorCode } from "./curator-code.ts";

describe("a curator code", () => {
  test("for general purposes is TH000 [A9-30]", () => {
    expect(generalCuratorCode).toBe("TH000");
  });

  test("carries -1 and -2 for the second and third voice, and 02 for two voices of a multi-voice company [A9-31] [C9-04]", () => {
    expect(voices.map((voice) => codeOfVoice("TH014", voice))).toEqual(["TH014", "TH014-1", "TH014-2"]);
    expect(bookedCodes("TH014", ["VOICE_2", "VOICE_1"], true)).toEqual(["TH014-02"]);
    expect(bookedCodes("TH014", ["VOICE_2", "VOICE_1"], false)).toEqual(["TH014", "TH014-1"]);
    expect(voices.map((voice) => codeOfVoice(generalCuratorCode, voice))).toEqual([
      "TH000",
      "TH000-1",
      "TH000-2",
    ]);
    expect(bookedCodes("TH014", voices, true)).toEqual(["TH014", "TH014-1", "TH014-2"]);
  });
});
