/** The words that the screens of a module speak. Where which of them lie is not known to the login, which needs none. */
export async function loadTexts(module: string): Promise<void> {
  if (module === "identity") return;
  const { loadModuleTexts } = await import("./module-texts.ts");
  await loadModuleTexts(module);
}
