export type StoredPost = {
  readonly seq: number;
  readonly id: string;
  readonly network: string;
  readonly author: string;
  readonly authorName: string;
  /** The request body, byte for byte as received. */
  readonly raw: string;
  /** What a reader sees. */
  text: string;
  readonly at: number;
  /** The value of x-polyphon-share: which share and attempt sent it. No network behaviour depends on it. */
  readonly share: string | null;
  deletedAt: number | null;
};

export type NewPost = Omit<StoredPost, "seq" | "deletedAt">;

export type LedgerFilter = {
  author?: string | undefined;
  network?: string | undefined;
  share?: string | undefined;
  since?: number | undefined;
  after?: number | undefined;
  limit: number;
};

export type LedgerSummary = {
  total: number;
  visible: number;
  deleted: number;
  withoutShare: number;
  shares: number;
  sharesVisibleMoreThanOnce: number;
  examples: string[];
  lastSeq: number;
};

const examplesShown = 20;

/** `id;attempt=2` names the same share as `id;attempt=1`. */
function shareKey(header: string): string {
  const mark = header.indexOf(";");
  return mark === -1 ? header : header.slice(0, mark);
}

/** Every post that any network ever stored; counts are maintained so that reading them is cheap. */
export class Ledger {
  #posts: StoredPost[] = [];
  #byId = new Map<string, StoredPost>();
  #byAuthor = new Map<string, StoredPost[]>();
  #visibleByShare = new Map<string, number>();
  #twice = new Set<string>();
  #visible = 0;
  #withoutShare = 0;

  add(post: NewPost): StoredPost {
    const stored: StoredPost = { ...post, seq: this.#posts.length + 1, deletedAt: null };
    this.#posts.push(stored);
    this.#byId.set(stored.id, stored);
    const own = this.#byAuthor.get(stored.author);
    if (own) own.push(stored);
    else this.#byAuthor.set(stored.author, [stored]);
    this.#visible += 1;
    if (stored.share === null) this.#withoutShare += 1;
    else this.#count(shareKey(stored.share), 1);
    return stored;
  }

  find(id: string): StoredPost | undefined {
    return this.#byId.get(id);
  }

  delete(id: string, at: number): void {
    const post = this.#byId.get(id);
    if (!post || post.deletedAt !== null) return;
    post.deletedAt = at;
    this.#visible -= 1;
    if (post.share !== null) this.#count(shareKey(post.share), -1);
  }

  page(filter: LedgerFilter): StoredPost[] {
    const source = filter.author === undefined ? this.#posts : (this.#byAuthor.get(filter.author) ?? []);
    const found: StoredPost[] = [];
    for (let index = this.#startOf(source, filter.after ?? 0); index < source.length; index += 1) {
      const post = source[index];
      if (post === undefined || found.length >= filter.limit) break;
      if (filter.network !== undefined && post.network !== filter.network) continue;
      if (filter.since !== undefined && post.at < filter.since) continue;
      if (filter.share !== undefined && (post.share === null || shareKey(post.share) !== filter.share))
        continue;
      found.push(post);
    }
    return found;
  }

  /** Newest first, for pages that people read. */
  newest(filter: {
    network: string;
    author?: string | undefined;
    limit: number;
    before?: number | undefined;
  }) {
    const source = filter.author === undefined ? this.#posts : (this.#byAuthor.get(filter.author) ?? []);
    const found: StoredPost[] = [];
    for (let index = source.length - 1; index >= 0 && found.length < filter.limit; index -= 1) {
      const post = source[index];
      if (!post || post.network !== filter.network) continue;
      if (filter.before === undefined || post.seq < filter.before) found.push(post);
    }
    return found;
  }

  summary(): LedgerSummary {
    return {
      total: this.#posts.length,
      visible: this.#visible,
      deleted: this.#posts.length - this.#visible,
      withoutShare: this.#withoutShare,
      shares: this.#visibleByShare.size,
      sharesVisibleMoreThanOnce: this.#twice.size,
      examples: [...this.#twice.values().take(examplesShown)],
      lastSeq: this.#posts.length,
    };
  }

  reset(): void {
    this.#posts = [];
    this.#byId = new Map();
    this.#byAuthor = new Map();
    this.#visibleByShare = new Map();
    this.#twice = new Set();
    this.#visible = 0;
    this.#withoutShare = 0;
  }

  #count(share: string, change: 1 | -1): void {
    const visible = (this.#visibleByShare.get(share) ?? 0) + change;
    this.#visibleByShare.set(share, visible);
    if (visible > 1) this.#twice.add(share);
    else this.#twice.delete(share);
  }

  /** First index whose seq is greater than `after`; sequences rise, so a binary search works. */
  #startOf(source: readonly StoredPost[], after: number): number {
    let low = 0;
    let high = source.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((source[middle]?.seq ?? 0) <= after) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
