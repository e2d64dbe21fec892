type WithoutPlural<K extends string> = K extends `${infer Base}_${"one" | "other"}` ? Base : K;

/** Every text of an object as a dotted key; both plural forms are asked for by one name. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

export type TextValues = Readonly<Record<string, string | number>>;
