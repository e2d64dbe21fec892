// @vitest-environment jsdom
import { expect, test } from "vitest";
import { cleanForeignHtml, guardHtml } from "./trusted-html.ts";

type Rules = Parameters<NonNullable<Parameters<typeof guardHtml>[0]>["createPolicy"]>[1];

test("words without markup pass, markup only once it is cleaned, and a text never becomes code", async () => {
  const made: Rules[] = [];
  guardHtml({ createPolicy: (_name, rules) => made.push(rules) });
  const [rules] = made;
  const markup =
    '<iframe src="https://frame.example"></iframe><img src="x" onerror="alert(1)"><script>1</script>';
  expect(rules?.createHTML("body { color: red }")).toBe("body { color: red }");
  expect(rules?.createHTML(markup)).toBeNull();
  expect(rules).not.toHaveProperty("createScript");
  await cleanForeignHtml();
  const cleaned = rules?.createHTML(markup);
  expect(cleaned).toContain("<iframe");
  expect(cleaned).not.toMatch(/script|onerror/);
});

test("a browser without trusted types is left alone", () => {
  expect(() => guardHtml(undefined)).not.toThrow();
});
