import type { Reply } from "./reply.ts";

/** An answer that ends a call early, thrown from wherever the reason is found. */
export class Refusal extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(`refused with ${reply.status}`);
    this.reply = reply;
  }
}
