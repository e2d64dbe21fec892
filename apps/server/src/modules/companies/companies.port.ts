/** Makes an address a browser may load a stored picture from. */
export type SignPicture = (key: string) => string;
