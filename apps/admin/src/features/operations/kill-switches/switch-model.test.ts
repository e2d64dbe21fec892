import { switchScopes } from "@polyphon/contract/operations/operations.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everySwitch, logId, readLogId, switchName } from "./switch-model.ts";
import { countText } from "../../../shared/switches/switch-target.ts";

const text = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);

describe("the address of a switch's log", () => {
  test("names the switch, whatever its key", () => {
    fc.assert(
      fc.property(fc.constantFrom(...switchScopes), fc.string(), (scope, key) => {
        expect(readLogId(logId({ scope, key }))).toEqual({ scope, key });
      }),
    );
  });

  test("covers every switch when it names none", () => {
    expect(readLogId(everySwitch)).toEqual({});
  });

  test("can name a switch that does not exist", () => {
    expect([readLogId("999999999"), readLogId("printer.7")]).toEqual([null, null]);
  });
});

describe("the texts of a switch", () => {
  test("name networks, label jobs and otherwise use the server's name", () => {
    const label = (key: string) => (key.endsWith("clear-uploads") ? "Clear uploads" : undefined);
    const name = (scope: (typeof switchScopes)[number], key: string, known: string | null = null) =>
      switchName({ scope, key, name: known }, text, label);
    expect(name("network", "TWITTER")).toBe("X");
    expect(name("cron", "clear-uploads")).toBe("Clear uploads");
    expect(name("cron", "a-new-job")).toBe("a-new-job");
    expect(name("company", "7", "Helios")).toBe("Helios");
    expect(name("post", "7")).toBe("7");
  });

  test("mark an estimate as such", () => {
    expect(countText({ value: 1204, exact: true }, text, "en")).toBe("1,204");
    expect(countText({ value: 31_406, exact: false }, text, "de")).toContain("31.406");
    expect(countText({ value: 31_406, exact: false }, text, "de")).toContain("about");
  });
});
