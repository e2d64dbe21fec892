import { appendFile, readFile } from "node:fs/promises";
import { z } from "zod";
import type { Seal } from "./seal.ts";

/** The newest seal of a chain, as it stands outside the database. */
export type OutsideSeal = z.output<typeof shape>;

const shape = z.object({ at: z.iso.datetime(), chain: z.number(), number: z.number(), hash: z.string() });

/**
 * A copy of the newest seals where whoever can rewrite the database cannot: a file on another disk, or one that can only
 * be appended to.
 */
export interface OutsideSeals {
  append(seals: readonly Seal[]): Promise<void>;
  /** From the oldest to the newest. */
  read(): Promise<OutsideSeal[]>;
}

export function sealsInFile(path: string): OutsideSeals {
  return {
    append: async (seals) => {
      const lines = seals.map(({ at, chain, number, hash }) =>
        JSON.stringify({ at: at.toISOString(), chain, number, hash: hash.toString("hex") }),
      );
      if (lines.length > 0) await appendFile(path, `${lines.join("\n")}\n`);
    },
    read: async () => {
      const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return "";
        throw error;
      });
      // A power cut may have torn the last line.
      return text.split("\n").flatMap((line) => {
        const parsed = line === "" ? null : shape.safeParse(tryJson(line));
        return parsed?.success ? [parsed.data] : [];
      });
    },
  };
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
