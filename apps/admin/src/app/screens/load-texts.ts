/** The texts of a module's screens. Loaded lazily, because the login needs none of them. */
export async function loadTexts(module: string): Promise<void> {
  if (module === "identity") return;
  const { loadModuleTexts } = await import("./module-texts.ts");
  await loadModuleTexts(module);
}
