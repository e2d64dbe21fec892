// @vitest-environment jsdom
import { Modal } from "@mantine/core";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { CopyMention } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../session/me.ts";
import { mountInApp, type Mounted } from "../testing/mount-in-app.tsx";
import { Editor } from "./editor.tsx";

const people = ["Eva Lang", "Eva Langer"].map((displayName, at) => ({
  displayName,
  linkedinUrn: `urn:li:person:p${at}`,
  accountType: "PERSONAL",
}));
const attached = { postUrl: null, facebookUrl: null, embedCode: null, isDocument: false };
const { mention } = employeeEn.sharing.compose;
const { hashtags: say } = employeeEn.sharing.editor;

let mounted: Mounted;
let closed: boolean;

function Writing() {
  const [text, setText] = useState("");
  const [mentions, setMentions] = useState<readonly CopyMention[]>([]);
  return (
    <Modal
      opened
      transitionProps={{ duration: 0 }}
      onClose={() => {
        closed = true;
      }}
    >
      <Editor
        label="Text"
        lines={3}
        text={text}
        mentions={mentions}
        write={(words, added) => {
          setText(words);
          if (added) setMentions([...mentions, added]);
        }}
        mentionable
        locked={false}
        networks={["LINKEDIN"]}
        attached={attached}
        ai={null}
        error={undefined}
      />
    </Modal>
  );
}

const call = (async (endpoint: { name: string }, input: { displayNameSearchKey?: string }) => {
  if (endpoint.name === "suggest-hashtags") return { hashtags: ["#Repowering", "#wind", "#windkraft"] };
  if (endpoint.name !== "find-linkedin-mentions") throw new Error(`no ${endpoint.name}`);
  const asked = (input.displayNameSearchKey ?? "").toLowerCase();
  return { items: people.filter(({ displayName }) => displayName.toLowerCase().includes(asked)) };
}) as unknown as Call;

const area = () => document.querySelector("textarea") as HTMLTextAreaElement;
const list = (label: string = mention.list) => document.querySelector(`[aria-label="${label}"]`);
/** The wait before the search, the answer, and drawing it. */
async function settle(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await mounted.pass(200);
}
const key = async (name: string) => {
  await act(async () => {
    area().dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  });
  await settle();
};

/** As a person types: the letters are there, and the cursor is behind them. */
async function type(letters: string): Promise<void> {
  await act(async () => {
    const field = area();
    field.focus();
    const text = field.value + letters;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.setSelectionRange(text.length, text.length);
    field.dispatchEvent(new KeyboardEvent("keyup", { key: "a", bubbles: true }));
  });
  await settle();
}

beforeEach(async () => {
  closed = false;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = () => undefined;
  const me = {
    account: { id: 7, can: { features: ["mention"] } },
    company: { companyTimeZone: "Europe/Berlin" },
  } as unknown as Me;
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  mounted = await mountInApp(<Writing />, { me, call, pass, texts: {} });
});
afterEach(async () => {
  await mounted.unmount();
  vi.useRealTimers();
});

test("the list of people closes after one is chosen, and stays closed while the sentence goes on", async () => {
  await type("Thanks to @Eva");
  expect(list()?.children).toHaveLength(2);
  await key("Enter");
  expect(area().value).toBe("Thanks to @Eva Lang ");
  expect(list()).toBeNull();
  await type("and");
  expect(list()).toBeNull();
  await type(" @Eva");
  expect(list()?.children).toHaveLength(2);
});

test("Escape closes the list alone, until another letter is typed; the next one closes the dialog", async () => {
  await type("Thanks to @Eva");
  await key("Escape");
  expect([list(), closed]).toEqual([null, false]);
  await type(" La");
  expect(list()?.children).toHaveLength(2);
  await key("Escape");
  await key("Escape");
  expect([list(), closed]).toEqual([null, true]);
});

test("a hashtag is added with one press, is offered no more then, and the focus goes on to the next", async () => {
  await type("New turbines");
  const chips = () => [...document.querySelectorAll(`[aria-label="${say.suggested}"] button`)];
  expect(chips().map(({ textContent }) => textContent)).toEqual(["#Repowering", "#wind", "#windkraft"]);
  await mounted.press("Add #Repowering");
  expect(area().value).toBe("New turbines #Repowering");
  expect(document.activeElement?.textContent).toBe("#wind");
  await mounted.press("Add #windkraft");
  await mounted.press("Add #wind");
  expect(area().value).toBe("New turbines #Repowering #windkraft #wind");
  expect([chips().length, document.activeElement]).toEqual([0, area()]);
});

test("a hashtag at the end takes the cursor along from the end, and leaves it anywhere else", async () => {
  await type("New turbines");
  await mounted.press("Add #wind");
  const [start, end] = [area().selectionStart, area().selectionEnd];
  expect([start, end]).toEqual(["New turbines #wind".length, "New turbines #wind".length]);
  await act(async () => {
    area().focus();
    area().setSelectionRange(3, 3);
    area().dispatchEvent(new KeyboardEvent("keyup", { key: "a", bubbles: true }));
  });
  await mounted.press("Add #windkraft");
  expect(area().value).toBe("New turbines #wind #windkraft");
  expect([area().selectionStart, area().selectionEnd]).toEqual([3, 3]);
});

test("what begins a hashtag offers those that go on like this, for the keyboard alone", async () => {
  await type("New turbines #wi");
  expect([...(list(say.list)?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "#wind",
    "#windkraft",
  ]);
  await key("ArrowDown");
  await key("Enter");
  expect([area().value, list(say.list)]).toEqual(["New turbines #windkraft ", null]);
  await type("#");
  expect(list(say.list)).not.toBeNull();
  await key("Escape");
  expect([list(say.list), closed]).toEqual([null, false]);
});
