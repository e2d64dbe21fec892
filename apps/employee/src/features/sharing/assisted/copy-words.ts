import { tellCopyTrouble } from "../../../shared/notices/copy-trouble.ts";

/** Puts words on the clipboard; says so when there are none or the browser refuses. */
export async function copyWords(text: string): Promise<boolean> {
  if (text.trim() === "") {
    tellCopyTrouble("nothing");
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    tellCopyTrouble("failed");
    return false;
  }
}
