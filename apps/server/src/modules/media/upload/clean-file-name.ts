const fallback = "picture";
const longest = 120;

/** A label for people, never a path: the last part of the given name, without control characters or markup. */
export function cleanFileName(given: string | null | undefined): string {
  const last = (given ?? "").normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const visible = last
    .replaceAll(/[\p{C}<>:"|?*]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^\.+/, "");
  return Array.from(visible).slice(0, longest).join("") || fallback;
}
