import {
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
} from "node:crypto";

export type SigningKey = { id: string; privateKey: KeyObject };

function newKey(): SigningKey {
  return {
    id: randomBytes(8).toString("base64url"),
    privateKey: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey,
  };
}

/** The provider's keys: the newest signs, the one before it is still published. */
export class KeyRing {
  #keys: SigningKey[] = [];
  #stranger: SigningKey | undefined;

  get current(): SigningKey {
    const [newest] = this.#keys;
    if (newest) return newest;
    const made = newKey();
    this.#keys = [made];
    return made;
  }

  /** A key that is published nowhere. */
  get stranger(): SigningKey {
    this.#stranger ??= newKey();
    return this.#stranger;
  }

  rotate(): string {
    this.#keys = [newKey(), this.current];
    return this.current.id;
  }

  published(): { keys: JsonWebKey[] } {
    const { current } = this;
    const keys = this.#keys.length === 0 ? [current] : this.#keys;
    return {
      keys: keys.map(({ id, privateKey }) => ({
        ...createPublicKey(privateKey).export({ format: "jwk" }),
        kid: id,
        use: "sig",
      })),
    };
  }
}
