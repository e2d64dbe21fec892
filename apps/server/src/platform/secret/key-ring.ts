export interface KeyRing {
  readonly newest: { readonly id: string; readonly bytes: Buffer };
  readonly byId: ReadonlyMap<string, Buffer>;
}

/** `id:base64,id:base64`, newest first: the first is used from now on, the others for what they were used for before. */
export function readKeyRing(name: string, keys: string): KeyRing {
  const byId = new Map(
    keys.split(",").map((entry) => {
      const [id = "", key = ""] = entry.split(":");
      const bytes = Buffer.from(key, "base64");
      if (id === "" || bytes.length !== 32)
        throw new Error(`${name} holds an entry that is not id:base64 of 32 bytes`);
      return [id, bytes] as const;
    }),
  );
  const [newest] = byId;
  if (!newest) throw new Error(`${name} is empty`);
  return { newest: { id: newest[0], bytes: newest[1] }, byId };
}
