import { type AdminChunk, adminChunks } from "@polyphon/i18n/admin-chunks.ts";
import i18next from "i18next";
import { chunksOf } from "./chunks-of.ts";

const loaded = new Map<AdminChunk, Promise<void>>();

async function load(name: AdminChunk): Promise<void> {
  const language = i18next.language === "de" ? "de" : "en";
  const { texts } = await adminChunks[name][language]();
  i18next.addResourceBundle(language, "translation", texts, true, true);
}

/** Each chunk is requested once; one that failed to load is requested again with the next screen. */
export async function loadModuleTexts(module: string): Promise<void> {
  await Promise.all(
    chunksOf(module).map((name) => {
      const known = loaded.get(name) ?? load(name);
      loaded.set(name, known);
      return known.catch((error: unknown) => {
        loaded.delete(name);
        throw error;
      });
    }),
  );
}
