import { type Measurement, none, note } from "./measurement.ts";
import type { SimulatedNetwork } from "./network/simulated-network.ts";
import { final, type Fixture } from "./fixture.ts";

export interface Verdict {
  /** Marked as shared without a post, or ended though nothing refused it. */
  readonly lost: number;
  /** Not in a final state when the test ended: late, which is not lost. */
  readonly open: number;
  /** More than one visible post of the same share at the network. */
  readonly twice: number;
  readonly unconfirmed: number;
  readonly unconfirmedAbsent: number;
  readonly shared: number;
  /** How late each visible post appeared at the network, in milliseconds. */
  readonly lateness: number[];
  /** When each share first appeared there, by our clock. */
  readonly appeared: readonly { readonly due: number; readonly at: number }[];
}

/** Decides by what the network has published; our own rows only show what we believe. */
export async function judge(fixture: Fixture, network: SimulatedNetwork): Promise<Verdict> {
  const { rows } = await fixture.admin.query<{ id: number; state: string; due: Date }>(
    "select id, state, due_at as due from share",
  );
  const seen = new Map<number, number>();
  const firstAt = new Map<number, number>();
  for (const post of await network.posts()) {
    const id = Number(post.share);
    if (!post.visible) continue;
    seen.set(id, (seen.get(id) ?? 0) + 1);
    if (!firstAt.has(id)) firstAt.set(id, Date.parse(post.at));
  }
  const countOf = (id: number) => seen.get(id) ?? 0;
  const isOpen = ({ state }: { state: string }) => !final.has(state);
  const isLost = ({ id, state }: { id: number; state: string }) =>
    state === "SHARED" ? countOf(id) === 0 : state !== "UNCONFIRMED" && final.has(state);
  const appeared = rows.flatMap((row) => {
    const at = firstAt.get(row.id);
    return at === undefined ? [] : [{ due: row.due.getTime(), at }];
  });
  const unconfirmed = rows.filter((row) => row.state === "UNCONFIRMED");
  return {
    lost: rows.filter(isLost).length,
    open: rows.filter(isOpen).length,
    twice: rows.filter((row) => countOf(row.id) > 1).length,
    unconfirmed: unconfirmed.length,
    unconfirmedAbsent: unconfirmed.filter((row) => countOf(row.id) === 0).length,
    shared: rows.filter((row) => row.state === "SHARED").length,
    lateness: appeared.map(({ due, at }) => at - due),
    appeared,
  };
}

export function claims(fault: string, verdict: Verdict): Measurement[] {
  return [
    none(`${fault} lost`, verdict.lost),
    none(`${fault} twice`, verdict.twice),
    none(`${fault} still open at the end`, verdict.open),
    note(`${fault} shared`, String(verdict.shared)),
    note(`${fault} unconfirmed, the user is asked`, String(verdict.unconfirmed)),
    note(`${fault} of these not at the network`, String(verdict.unconfirmedAbsent)),
  ];
}
