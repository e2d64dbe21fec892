/** A run of words of the older text, of the newer one, or of both. */
export interface DiffRun {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** Words, the white space between them and single marks, so that a changed comma does not colour a word. */
function partsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_'’@#%-]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** Beyond this many comparisons a text counts as rewritten: nobody reads such a diff, and a browser would stall. */
const mostCells = 4_000_000;

function push(runs: { kind: DiffRun["kind"]; text: string }[], kind: DiffRun["kind"], text: string): void {
  const last = runs.at(-1);
  if (text === "") return;
  if (last?.kind === kind) last.text += text;
  else runs.push({ kind, text });
}

/** Lengths of the longest common sequences of the rests, from the back. */
function commonLengths(older: readonly string[], newer: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: older.length + 1 }, () => new Uint16Array(newer.length + 1));
  for (let at = older.length - 1; at >= 0; at -= 1)
    for (let to = newer.length - 1; to >= 0; to -= 1) {
      const [row, below] = [table[at], table[at + 1]];
      if (!row || !below) continue;
      row[to] =
        older[at] === newer[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  return table;
}

function middle(
  older: readonly string[],
  newer: readonly string[],
  runs: { kind: DiffRun["kind"]; text: string }[],
) {
  if (older.length * newer.length > mostCells) {
    push(runs, "gone", older.join(""));
    push(runs, "new", newer.join(""));
    return;
  }
  const table = commonLengths(older, newer);
  let [at, to] = [0, 0];
  while (at < older.length && to < newer.length) {
    if (older[at] === newer[to]) {
      push(runs, "same", older[at] ?? "");
      at += 1;
      to += 1;
    } else if ((table[at + 1]?.[to] ?? 0) >= (table[at]?.[to + 1] ?? 0))
      push(runs, "gone", older[at++] ?? "");
    else push(runs, "new", newer[to++] ?? "");
  }
  push(runs, "gone", older.slice(at).join(""));
  push(runs, "new", newer.slice(to).join(""));
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
  const [before, after] = [partsOf(older), partsOf(newer)];
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail += 1;
  const runs: { kind: DiffRun["kind"]; text: string }[] = [];
  push(runs, "same", before.slice(0, head).join(""));
  middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail), runs);
  push(runs, "same", before.slice(before.length - tail).join(""));
  return grouped(runs);
}

/** How many places a reader has to look at: a replaced word is one. */
export function changesIn(runs: readonly DiffRun[]): number {
  return runs.filter(({ kind }, at) => kind !== "same" && (at === 0 || runs[at - 1]?.kind === "same")).length;
}
