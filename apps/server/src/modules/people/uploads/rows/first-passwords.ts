import { randomBytes } from "node:crypto";
import {
  generatedPassword,
  generatedPasswordBytes,
} from "@polyphon/rules/identity/passwords/generated-password.ts";
import { hashGenerated } from "../../../../platform/secret/password.ts";

export interface FirstPassword {
  readonly password: string;
  readonly hash: string;
}

/** Made before the transaction that uses them, so that no lock waits for the hashing. */
export function firstPasswords(count: number): Promise<FirstPassword[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const password = generatedPassword(randomBytes(generatedPasswordBytes));
      return { password, hash: await hashGenerated(password) };
    }),
  );
}
