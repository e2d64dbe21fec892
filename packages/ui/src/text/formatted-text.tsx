import { Fragment, type ReactNode } from "react";

function lineOf(line: string): ReactNode[] {
  return line
    .split(/(\*\*[^*]+\*\*|_[^_]+_)/)
    .map((part, at) => [part, at] as const)
    .filter(([part]) => part !== "")
    .map(([part, at]) => {
      if (part.startsWith("**")) return <b key={at}>{part.slice(2, -2)}</b>;
      if (/^_[^_]+_$/.test(part)) return <em key={at}>{part.slice(1, -1)}</em>;
      return <Fragment key={at}>{part}</Fragment>;
    });
}

/** A message with **bold** and _slanted_ words, one paragraph per line. Never markup: a name with tags stays a name. */
export function FormattedText({ children }: { children: string }) {
  return children
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => <p key={line}>{lineOf(line)}</p>);
}
