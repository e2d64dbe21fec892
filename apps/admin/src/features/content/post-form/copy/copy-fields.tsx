import { limits } from "@polyphon/contract/limits.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { countCopy, countGraphemes } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import { CopyEditor } from "@polyphon/ui/input/editor/copy-editor.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../../linkedin/linkedin.module.css";

export type Copies = Readonly<Partial<Record<Network, string | undefined>>>;

/** Without the networks for which nothing was written. */
export const writtenCopies = (copies: Copies): Partial<Record<Network, string>> =>
  Object.fromEntries(Object.entries(copies).filter(([, words]) => (words ?? "").trim() !== ""));

export interface CopyFieldsProps {
  copy: Copies;
  postUrl: string | null;
  /** The server's messages, by network. */
  refused: (network: Network) => string | undefined;
  onChange: (copy: Copies) => void;
}

/** One text for each network, counted as that network counts. */
export function CopyFields({ copy, postUrl, refused, onChange }: CopyFieldsProps) {
  const { text, language } = useText();
  const attached = { postUrl, facebookUrl: null, embedCode: null, isDocument: false };
  const faultOf = (network: Network, words: string) => {
    const count = countCopy(network, words, attached);
    if (words.trim() === "") return undefined;
    if (count.tooLong) return text("content.form.over", { over: -count.remaining });
    if (!count.tooShort) return undefined;
    return text("content.form.needs", {
      min: limits.copy.min[network],
      length: countGraphemes(words.trim()),
    });
  };
  return (
    <div className={classes.copies}>
      {networks.map((network) => {
        const words = copy[network] ?? "";
        const fault = faultOf(network, words);
        const values = {
          used: countCopy(network, words, attached).length.toLocaleString(language),
          limit: limits.copy.max[network].toLocaleString(language),
        };
        return (
          <CopyEditor
            key={network}
            label={text("content.linkedin.copyOf", { network: networkNames[network] })}
            showLabel
            value={words}
            minLines={5}
            error={refused(network) ?? fault}
            counter={
              <span className={classes.counter} data-bad={fault !== undefined || undefined}>
                {text("content.form.counter", values)}
              </span>
            }
            onChange={(next) => onChange({ ...copy, [network]: next })}
          />
        );
      })}
    </div>
  );
}
