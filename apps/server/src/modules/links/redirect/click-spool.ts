import { mkdir, open, readdir, readFile, rename, unlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Longer than one append takes: whoever opened the file before it was renamed has finished by then. */
const stragglerMs = 1_000;

/**
 * Lines on the local disk, for the time in which the stream takes none. Every append opens the file by its name, so a
 * file may be moved between two of them, also by another process that shares the folder.
 */
export class ClickSpool {
  readonly #folder: string;
  readonly #openFile: string;

  constructor(folder: string, name: string) {
    this.#folder = folder;
    this.#openFile = join(folder, `${name}.open`);
  }

  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
  }

  /** Resolves when the line is on the disk. */
  async append(line: string): Promise<void> {
    const file = await open(this.#openFile, "a", 0o600);
    try {
      await file.appendFile(`${line}\n`);
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** Hands over every line, of this process and of dead ones. A file is deleted once `take` has taken all its lines. */
  async replay(take: (lines: readonly string[]) => Promise<void>): Promise<void> {
    const found = await this.#files();
    if (found.length === 0) return;
    const open = found.filter((name) => name.endsWith(".open"));
    for (const name of open) await this.#close(name);
    if (open.length > 0) await sleep(stragglerMs);
    for (const name of (await this.#files()).filter((each) => each.endsWith(".ready"))) {
      const path = join(this.#folder, name);
      const text = await readFile(path, "utf8").catch(() => "");
      await take(text.split("\n").filter((line) => line !== ""));
      await unlink(path).catch(() => undefined);
    }
  }

  async #close(name: string): Promise<void> {
    const ready = `${name.slice(0, -".open".length)}.${Date.now()}.ready`;
    // Another process may have been faster.
    await rename(join(this.#folder, name), join(this.#folder, ready)).catch(() => undefined);
  }

  async #files(): Promise<string[]> {
    const names = await readdir(this.#folder);
    return names.filter((name) => name.endsWith(".open") || name.endsWith(".ready"));
  }
}
