import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import type { PostCheck } from "./post-checks.ts";
import classes from "./post-form.module.css";

export interface ChecksSectionProps {
  checks: readonly PostCheck[];
  onGo: (field: string) => void;
}

/** The product's rules for this post, live; each links to its field. */
export function ChecksSection({ checks, onGo }: ChecksSectionProps) {
  const { text } = useText();
  return (
    <section className={classes.railSection} aria-labelledby="checks-title">
      <h2 id="checks-title" className={classes.railTitle}>
        {text("content.form.checks")}
      </h2>
      <ul className={classes.checks}>
        {checks.map(({ field, tone, words }) => (
          <li key={`${field} ${words}`}>
            {tone === "ok" ? (
              <StatusDot tone={tone}>{words}</StatusDot>
            ) : (
              <button type="button" className={classes.check} onClick={() => onGo(field)}>
                <StatusDot tone={tone}>{words}</StatusDot>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
