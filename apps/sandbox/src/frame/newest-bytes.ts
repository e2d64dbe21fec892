type Asset = { bytes: Buffer | null; readonly size: number };

const mostBytes = 256 * 1024 * 1024;

/** A file with this text in its bytes fails while it is processed, on every network. */
export const failureMarker = "processing-failed";

/** Keeps the bytes of the newest files; in long runs older files stay valid without theirs. */
export class NewestBytes {
  #assets: Asset[] = [];
  #held = 0;

  keep(asset: Asset): void {
    this.#assets.push(asset);
    this.#held += asset.size;
    while (this.#held > mostBytes && this.#assets.length > 1) {
      const oldest = this.#assets.shift();
      if (!oldest) return;
      this.#held -= oldest.size;
      oldest.bytes = null;
    }
  }

  reset(): void {
    this.#assets = [];
    this.#held = 0;
  }
}
