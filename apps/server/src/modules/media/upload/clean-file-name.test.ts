import { describe, expect, it } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";

describe("the name of an uploaded file", () => {
  it.each([
    ["Windpark Nord – Übersicht.jpg", "Windpark Nord – Übersicht.jpg"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\me\\a.png", "a.png"],
    ["a\u0000b\u001b[31m.png", "ab[31m.png"],
    ["<img src=x onerror=alert(1)>.png", "img src=x onerror=alert(1).png"],
    ["evil\u202Egnp.exe", "evilgnp.exe"],
    [".htaccess", "htaccess"],
    ["   ", "picture"],
    ["", "picture"],
    [null, "picture"],
    ["🌬".repeat(200), "🌬".repeat(120)],
  ])("%j is shown as %j", (given, shown) => {
    expect(cleanFileName(given)).toBe(shown);
  });
});
