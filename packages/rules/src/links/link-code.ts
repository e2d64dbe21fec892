/** Letters and digits that cannot be mistaken for one another, in print or on the telephone. */
export const linkAlphabet = "23456789abcdefghjkmnpqrstuvwxyz";
export const linkCodeLength = 10;
/** With 16 bytes no code is noticeably likelier than another. */
export const linkCodeBytes = 16;

/** The code that random bytes spell. The same bytes give the same code. */
export function makeLinkCode(random: Uint8Array): string {
  if (random.length < linkCodeBytes) throw new RangeError(`a link code needs ${linkCodeBytes} random bytes`);
  const base = BigInt(linkAlphabet.length);
  let rest = random.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let code = "";
  while (code.length < linkCodeLength) {
    code += linkAlphabet.charAt(Number(rest % base));
    rest /= base;
  }
  return code;
}
