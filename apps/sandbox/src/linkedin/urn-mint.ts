/** Numbers that grow with time as LinkedIn's do, so that ids of two runs never collide in one database. */
export class UrnMint {
  #last = 0n;

  number(at: number): string {
    const wanted = BigInt(Math.floor(at)) << 22n;
    this.#last = wanted > this.#last ? wanted : this.#last + 1n;
    return this.#last.toString();
  }
}
