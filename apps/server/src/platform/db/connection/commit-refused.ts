/** A statement failed, its error was swallowed, and the work went on as if it had been written: nothing was. */
export class CommitRefused extends Error {
  constructor(cause: unknown) {
    super("the transaction was rolled back: an error inside it was swallowed", { cause });
    this.name = "CommitRefused";
  }
}
