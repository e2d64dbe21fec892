import { switchScopes } from "@polyphon/contract/operations/operations.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countText, everySwitch, logId, readLogId, switchName } from "./switch-model.ts";

const text = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);

describe("the address of a switch's log", () => {
  test("names the switch, whatever its key", () => {
    fc.assert(
      fc.property(fc.constantFrom(...switchScopes), fc.string(), (scope, key) => {
        expect(readLogId(logId({ scope, key }))).toEqual({ scope, key });
      }),
    );
  });

  test("asks for every switch when it names none", () => {
    expect(readLogId(everySwitch)).toEqual({});
    expect(readLogId("")).toEqual({});
  });
});

describe("the words of a switch", () => {
  test("call networks by their names, jobs by their labels and the rest by what the server says", () => {
    const label = (key: string) => (key.endsWith("clear-uploads") ? "Clear uploads" : undefined);
    const name = (scope: (typeof switchScopes)[number], key: string, known: string | null = null) =>
      switchName({ scope, key, name: known }, text, label);
    expect(name("network", "TWITTER")).toBe("X");
    expect(name("cron", "clear-uploads")).toBe("Clear uploads");
    expect(name("cron", "a-new-job")).toBe("a-new-job");
    expect(name("company", "7", "Helios")).toBe("Helios");
    expect(name("post", "7")).toBe("7");
  });

  test("say of an estimate that it is one", () => {
    expect(countText({ value: 1204, exact: true }, text, "en")).toBe("1,204");
    expect(countText({ value: 31_406, exact: false }, text, "de")).toContain("31.406");
    expect(countText({ value: 31_406, exact: false }, text, "de")).toContain("about");
  });
});
