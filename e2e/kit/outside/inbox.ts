interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const patienceMs = 60_000;

/** The newest mail to this address; waits until one has arrived. */
export async function letterTo(sandboxUrl: string, email: string): Promise<Letter> {
  const query = new URLSearchParams({ to: email, wait: "2000" });
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(`${sandboxUrl}/__sandbox/inbox?${query}`);
    const { messages } = (await answer.json()) as { messages: Letter[] };
    const [letter] = messages;
    if (letter !== undefined) return letter;
    if (Date.now() > end) throw new Error(`${email} got no letter`);
  }
}

/** The link in the newest mail to this address; waits until one has arrived. */
export async function linkMailedTo(sandboxUrl: string, email: string, path: string): Promise<string> {
  const query = new URLSearchParams({ to: email, wait: "2000" });
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(`${sandboxUrl}/__sandbox/inbox?${query}`);
    const { messages } = (await answer.json()) as { messages: Letter[] };
    const link = messages
      .map(
        ({ text, html }) =>
          new RegExp(`https?://[^\\s"<>]*${path}\\?[^\\s"<>]*`).exec(`${text} ${html}`)?.[0],
      )
      .find((found) => found !== undefined);
    if (link !== undefined) return link.replaceAll("&amp;", "&");
    if (Date.now() > end) throw new Error(`${email} got no letter with a link to ${path}`);
  }
}
