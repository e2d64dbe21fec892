/** A set of ids in one bit each: a hundred million take 12 MB. */
export class IdSet {
  #bits = new Uint8Array(1 << 16);

  add(id: number): void {
    const at = Math.floor(id / 8);
    if (at >= this.#bits.length) {
      const larger = new Uint8Array(Math.max(this.#bits.length * 2, at + 1));
      larger.set(this.#bits);
      this.#bits = larger;
    }
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (id % 8));
  }

  has(id: number): boolean {
    return ((this.#bits[Math.floor(id / 8)] ?? 0) & (1 << (id % 8))) !== 0;
  }
}
