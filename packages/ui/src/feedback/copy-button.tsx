import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import classes from "./copy-button.module.css";

export interface CopyButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
  /** The browser refused, or there was nothing; the text stays on screen to be selected by hand. */
  onTrouble?: ((trouble: CopyTrouble) => void) | undefined;
}

export type CopyTrouble = "failed" | "nothing";

const SHOWN_FOR_MS = 2000;

export function CopyButton({ text, label, copiedLabel, onTrouble }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () => {
    if (text === "") return onTrouble?.("nothing");
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {
        setCopied(false);
        onTrouble?.("failed");
      },
    );
  };
  return (
    <button type="button" className={classes.copy} onClick={copy}>
      {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} stroke={1.7} aria-hidden />}
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </button>
  );
}
