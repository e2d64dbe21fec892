import PostalMime from "postal-mime";

export type Attachment = { fileName: string; mimeType: string; contentId: string | null; bytes: Buffer };

export type Letter = {
  id: string;
  at: string;
  /** From the envelope: the real recipients, hidden copies included. */
  recipients: readonly string[];
  sender: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: readonly Attachment[];
};

export type Arrival = { sender: string; recipients: readonly string[]; raw: Buffer; at: number };

type Kept = Arrival & { id: string; opened: Promise<Letter> | null };

const keptLetters = 5_000;

type MailAddress = { name?: string | undefined; address?: string | undefined };

function addressText(addresses: readonly MailAddress[]): string {
  return addresses
    .map(({ name, address }) => (name ? `${name} <${address ?? ""}>` : (address ?? "")))
    .join(", ");
}

async function open(kept: Kept): Promise<Letter> {
  const mail = await PostalMime.parse(kept.raw, { attachmentEncoding: "arraybuffer" });
  return {
    id: kept.id,
    at: new Date(kept.at).toISOString(),
    recipients: kept.recipients,
    sender: kept.sender,
    from: addressText(mail.from ? [mail.from] : []),
    to: addressText(mail.to ?? []),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map((part, index) => ({
      fileName: part.filename ?? `attachment-${index + 1}`,
      mimeType: part.mimeType,
      contentId: part.contentId?.replace(/^<|>$/g, "") ?? null,
      bytes:
        typeof part.content === "string"
          ? Buffer.from(part.content)
          : Buffer.from(part.content as ArrayBuffer),
    })),
  };
}

/** Letters that arrived by SMTP. They are parsed when somebody looks, so that a mass mailing costs little. */
export class Inbox {
  #letters: Kept[] = [];
  #received = 0;
  readonly #watchers = new Set<() => void>();

  get received(): number {
    return this.#received;
  }

  deliver(arrival: Arrival): string {
    this.#received += 1;
    const id = String(this.#received);
    this.#letters.push({ ...arrival, id, opened: null });
    if (this.#letters.length > keptLetters * 2) this.#letters = this.#letters.slice(-keptLetters);
    for (const watcher of this.#watchers) watcher();
    return id;
  }

  /** Newest first. */
  list(filter: { to?: string | undefined; limit: number }): Promise<Letter[]> {
    const wanted = filter.to?.toLowerCase();
    const found: Kept[] = [];
    for (let index = this.#letters.length - 1; index >= 0 && found.length < filter.limit; index -= 1) {
      const letter = this.#letters[index];
      if (!letter) continue;
      if (wanted === undefined || letter.recipients.some((to) => to.toLowerCase() === wanted))
        found.push(letter);
    }
    return Promise.all(found.map((letter) => this.#open(letter)));
  }

  async find(id: string): Promise<Letter | null> {
    const letter = this.#letters.find((one) => one.id === id);
    return letter ? this.#open(letter) : null;
  }

  raw(id: string): Buffer | null {
    return this.#letters.find((one) => one.id === id)?.raw ?? null;
  }

  /** Waits until a letter for the recipient has arrived, or the time is over. */
  async waitFor(filter: { to?: string | undefined; limit: number }, waitMs: number): Promise<Letter[]> {
    const deadline = Date.now() + waitMs;
    for (;;) {
      const found = await this.list(filter);
      const left = deadline - Date.now();
      if (found.length > 0 || left <= 0) return found;
      await this.#nextArrival(left);
    }
  }

  reset(): void {
    this.#letters = [];
    this.#received = 0;
  }

  #open(letter: Kept): Promise<Letter> {
    letter.opened ??= open(letter);
    return letter.opened;
  }

  #nextArrival(waitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#watchers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, waitMs);
      this.#watchers.add(done);
    });
  }
}
