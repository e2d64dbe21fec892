import { notifyCopyFailed } from "../../../shared/notices/copy-trouble.ts";

/** Copies text to the clipboard; shows a notice when there is none or the browser refuses. */
export async function copyWords(text: string): Promise<boolean> {
  if (text.trim() === "") {
    notifyCopyFailed("nothing");
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notifyCopyFailed("failed");
    return false;
  }
}
