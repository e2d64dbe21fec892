/** The German twin of an English text file: the same keys, any words. A missing or extra key does not compile. */
export type TextsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]> };
