import type { Language } from "@polyphon/i18n/kit/languages.ts";

const megabyte = 1024 * 1024;

/** A readable file size; below a megabyte in kilobytes. */
export function formatBytes(bytes: number, language: Language): string {
  const [value, unit] = bytes < megabyte ? [bytes / 1024, "kB"] : [bytes / megabyte, "MB"];
  const digits = value < 10 && unit === "MB" ? 1 : 0;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)} ${unit}`;
}

/** 75 seconds are "1:15". */
export function formatLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
