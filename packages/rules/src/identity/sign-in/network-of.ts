/** As many groups of an IPv6 address as name the connection of a home or an office. */
const groupsOfNetwork = 4;

function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  if (tail === undefined) return groups(head);
  const [before, after] = [groups(head), groups(tail)];
  const left = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: left }, () => "0"), ...after];
}

/**
 * Whose budget a visitor takes from. One connection has one IPv4 address, but 2^64 of IPv6, of which a visitor may use
 * another for every try.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.toLowerCase().split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(":")) return plain;
  const groups = groupsOf(plain)
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
