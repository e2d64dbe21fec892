const looks =
  "count|isVisible|isHidden|isChecked|isDisabled|isEnabled|isEditable|textContent|innerText|inputValue|getAttribute|allTextContents|allInnerTexts|url";

/** Evaluated on the page inside the brackets of `expect`, so that only the answer of that moment counts. */
const lookOnce = new RegExp(`\\bexpect\\(\\s*\\[?\\s*(?:await\\s[^;]*?\\.(?:${looks})\\(|\\w+\\.url\\(\\))`);

/** What makes a journey miss a moment on a machine that is quicker or slower than the one it was written on. */
export function journeyComplaints(path: string, text: string): string[] {
  if (!/^e2e\/(journeys|actors|accessibility)\//.test(path)) return [];
  const reasons: string[] = [];
  if (lookOnce.test(text)) reasons.push("an expectation looks once: `await expect(locator)` waits by itself");
  if (/\bwaitForTimeout\(|"networkidle"/.test(text))
    reasons.push("a journey waits for a sign, not for time to pass or for the network to fall silent");
  if (/\bforce: true\b/.test(text))
    reasons.push("a press waits until its target stands still: what is not drawn is pressed by its label");
  if (/\bretries\b|\.describe\.(serial|configure)\b/.test(text))
    reasons.push("a journey runs once, alone and in any order");
  return reasons;
}
