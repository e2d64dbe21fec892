import { diffArrays } from "diff";

/** A run of words of the older text, of the newer one, or of both. */
export interface DiffRun {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** Words, the white space between them and single marks, so that a changed comma does not colour a word. */
function partsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_'’@#%-]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** Beyond this many changes a text counts as rewritten: nobody reads such a diff, and a browser would stall. */
const mostChanges = 1_000;

function push(runs: { kind: DiffRun["kind"]; text: string }[], kind: DiffRun["kind"], text: string): void {
  const last = runs.at(-1);
  if (text === "") return;
  if (last?.kind === kind) last.text += text;
  else runs.push({ kind, text });
}

/** Puts removed words before added ones: that reads better than alternating words. */
function grouped(runs: readonly DiffRun[]): DiffRun[] {
  const out: { kind: DiffRun["kind"]; text: string }[] = [];
  let [gone, added] = ["", ""];
  const flush = () => {
    push(out, "gone", gone);
    push(out, "new", added);
    [gone, added] = ["", ""];
  };
  for (const [at, { kind, text }] of runs.entries()) {
    const between = kind === "same" && /^\s+$/u.test(text) && at > 0 && at < runs.length - 1;
    if (kind === "gone") gone += text;
    else if (kind === "new") added += text;
    else if (between && (gone !== "" || added !== "")) {
      gone += text;
      added += text;
    } else {
      flush();
      push(out, "same", text);
    }
  }
  flush();
  return out;
}

/** What changed from one text to the other, word by word. Its runs restore both texts exactly. */
export function wordDiff(older: string, newer: string): DiffRun[] {
  const changes = diffArrays(partsOf(older), partsOf(newer), { maxEditLength: mostChanges });
  const runs = changes?.map(({ added, removed, value }): DiffRun => {
    const kind = added ? "new" : removed ? "gone" : "same";
    return { kind, text: value.join("") };
  });
  return grouped(
    runs ?? [
      { kind: "gone", text: older },
      { kind: "new", text: newer },
    ],
  );
}

/** How many places a reader has to look at: a replaced word is one. */
export function changesIn(runs: readonly DiffRun[]): number {
  return runs.filter(({ kind }, at) => kind !== "same" && (at === 0 || runs[at - 1]?.kind === "same")).length;
}
