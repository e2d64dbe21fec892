import { type EmployeeChunk, employeeChunks } from "@polyphon/i18n/employee-chunks.ts";
import i18next from "i18next";
import { language } from "../../shared/text/language.ts";

const loaded = new Map<EmployeeChunk, Promise<void>>();

async function load(name: EmployeeChunk): Promise<void> {
  const { texts } = await employeeChunks[name][language]();
  i18next.addResourceBundle(language, "translation", texts, true, true);
}

/** A screen with the texts that only it uses. A failed load is retried at the next visit. */
export async function withTexts<Page>(name: EmployeeChunk, page: Promise<Page>): Promise<Page> {
  const words = loaded.get(name) ?? load(name);
  loaded.set(name, words);
  const [, shown] = await Promise.all([
    words.catch((error: unknown) => {
      loaded.delete(name);
      throw error;
    }),
    page,
  ]);
  return shown;
}
