/** The posts that the sandbox's LinkedIn really holds, as independent evidence. */
export interface LedgerPost {
  readonly id: string;
  readonly authorName: string;
  readonly text: string;
  readonly raw: string;
  readonly share: string | null;
  readonly at: string;
  readonly visible: boolean;
}

export async function postsBy(sandboxUrl: string, member: string): Promise<LedgerPost[]> {
  const answer = await fetch(`${sandboxUrl}/__sandbox/ledger?limit=10000`);
  const { posts } = (await answer.json()) as { posts: LedgerPost[] };
  return posts.filter(({ authorName }) => authorName === member);
}
