import type { Fields } from "@polyphon/contract/kit/resource/resource-shape.ts";
import type { ResourceField } from "@polyphon/contract/kit/resource/resource-field.ts";
import { type PictureUse, pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import type { Locator, Page } from "@playwright/test";
import { keys, pickFirst } from "./pointer.ts";
import { demoCompanies } from "../../kit/people/demo.ts";
import { drawPicture, type PictureSize } from "../../kit/files/draw-picture.ts";
import { isFreeText, sampleField } from "../../kit/records/sample-field.ts";
import type { AdminTexts } from "../../kit/texts.ts";

export interface FormSetup {
  readonly page: Page;
  readonly texts: AdminTexts;
  readonly fields: Fields;
}

const placeOf = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);

/** A picture that satisfies the rule of its use. */
function sizeFor(use: PictureUse): PictureSize {
  const { types, minWidth, minHeight, ratio } = pictureUses[use] as (typeof pictureUses)["banner"];
  const height = Math.max(minHeight, 200);
  return { width: Math.max(minWidth, Math.ceil(height * (ratio?.of ?? 1.91))), height, type: types[0] };
}

async function chooseDay(page: Page, place: Locator, texts: AdminTexts, later: number): Promise<void> {
  await place.getByRole("button").first().click();
  await place.getByRole("button", { name: texts.kit.date.nextMonth }).click();
  await place
    .getByRole("table")
    .getByRole("button")
    .nth(9 + later)
    .click();
}

/** A demo company without any of the records that a company has only once. */
const [, , barest] = demoCompanies;

async function chooseFirst(page: Page, place: Locator, of: ResourceField["of"]): Promise<void> {
  const choice = place.getByRole("combobox").or(place.getByRole("textbox")).first();
  if (of === "company" && barest) {
    await choice.fill(barest.name);
    await page.getByRole("option", { name: new RegExp(barest.name) }).click();
  }
  // By keyboard, because what a finger would touch differs between the kinds of choices.
  else await pickFirst(choice, keys);
  // Escape would close the drawer as well.
  await page.keyboard.press("Tab");
}

/** Fills one field as somebody would; `at` puts the second of two dates behind the first. */
async function fillField(setup: FormSetup, name: string, field: ResourceField, at: number): Promise<void> {
  const { page, texts } = setup;
  const place = placeOf(page, name);
  switch (field.kind) {
    case "choice":
    case "choices":
    case "reference":
    case "references":
      return chooseFirst(page, place, field.of);
    case "date":
    case "dateTime":
      return chooseDay(page, place, texts, at);
    case "picture":
      await place
        .locator("input[type=file]")
        .setInputFiles(await drawPicture(page, sizeFor(field.picture ?? "post")));
      return place.getByRole("img").waitFor();
    case "switch":
      return place.getByRole("switch").click();
    case "time":
      return place.locator("input").fill(`${String(9 + at).padStart(2, "0")}:00`);
    case "tags":
      await place.locator("input").first().fill(sampleField(field));
      return page.keyboard.press("Enter");
    case "color":
      return place.locator("input[type=text], input:not([type])").first().fill(sampleField(field));
    case "html":
      await place.getByRole("radiogroup").getByText("HTML", { exact: true }).click();
      return place.locator("textarea").fill(sampleField(field));
    default:
      return place.locator("input, textarea").first().fill(sampleField(field));
  }
}

/** Changes one field of an empty form, so that it can be submitted and refused. Returns the field it filled. */
export async function touchForm(setup: FormSetup, needed: readonly string[]): Promise<string | null> {
  const { page, fields } = setup;
  const words = needed.find((name) => fields[name]?.kind === "text" || fields[name]?.kind === "longText");
  if (words === undefined) return changeSomething(setup);
  await placeOf(page, words).locator("input, textarea").first().fill("   ");
  return null;
}

/** Names of the fields that show an error, each with its message. */
export async function faultsOf(page: Page): Promise<Map<string, string>> {
  const messages = await page
    .locator("[data-field][data-fault]")
    .evaluateAll((places) =>
      places.map((place): [string, string] => [
        place.getAttribute("data-field") ?? "",
        [...place.querySelectorAll("[id$=error], [role=alert]")]
          .map((one) => one.textContent.trim())
          .join(" "),
      ]),
    );
  return new Map(messages);
}

/** Names of the required fields, as the form marks them, in its order. */
export function neededFields(page: Page): Promise<string[]> {
  return page
    .locator("[data-field][data-required]")
    .evaluateAll((places) => places.map((place) => place.getAttribute("data-field") ?? ""));
}

/** Fills only the required fields. A field may reveal others, so it looks again. */
export async function fillForm(setup: FormSetup): Promise<void> {
  const done = new Set<string>();
  for (;;) {
    const next = (await neededFields(setup.page)).find((name) => !done.has(name));
    const field = next === undefined ? undefined : setup.fields[next];
    if (next === undefined || !field) return;
    await fillField(setup, next, field, done.size);
    done.add(next);
  }
}

/** One more letter, the other side of a switch, or the next number; false where a field is none of these. */
async function change(place: Locator, field: ResourceField): Promise<boolean> {
  const input = place.locator("input, textarea").first();
  if (isFreeText(field) || field.kind === "longText") {
    await input.fill(`${(await input.inputValue()).slice(0, 20)}x`);
    return true;
  }
  if (field.kind === "switch") {
    await place.getByRole("switch").click();
    return true;
  }
  if (field.kind !== "number") return false;
  await input.fill(String(Number(await input.inputValue()) + 1));
  return true;
}

/** Changes a field that any row may have changed, text before numbers, and returns its name. */
export async function changeSomething({ page, fields }: FormSetup): Promise<string> {
  const open = Object.entries(fields).filter(([, { readOnly }]) => readOnly !== true);
  const [numbers, others] = [
    open.filter(([, { kind }]) => kind === "number"),
    open.filter(([, { kind }]) => kind !== "number"),
  ];
  for (const [name, field] of [...others, ...numbers]) {
    const place = placeOf(page, name);
    if ((await place.count()) > 0 && (await change(place, field))) return name;
  }
  throw new Error("nothing in this form can be changed");
}
