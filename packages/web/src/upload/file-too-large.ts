/** The server refused the file for its size before a byte was sent. */
export class FileTooLarge extends Error {}

export const isTooLarge = (error: unknown): boolean => error instanceof FileTooLarge;
