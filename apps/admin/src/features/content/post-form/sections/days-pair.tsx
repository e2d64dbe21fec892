import { DayInput } from "../../../../shared/time/day-input.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../../linkedin/linkedin.module.css";

interface Days {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

export interface DaysPairProps {
  readonly days: Days;
  readonly errorOf: (field: keyof Days) => string | undefined;
  readonly onChange: (change: Partial<Days>) => void;
}

/** From when and until when employees see a post. */
export function DaysPair({ days, errorOf, onChange }: DaysPairProps) {
  const { text } = useText();
  return (
    <div className={classes.pair}>
      {(["startsOn", "endsOn"] as const).map((name) => (
        <DayInput
          key={name}
          label={text(name === "startsOn" ? "content.linkedin.from" : "content.linkedin.until")}
          value={days[name]}
          error={errorOf(name)}
          onChange={(day) => onChange({ [name]: day })}
        />
      ))}
    </div>
  );
}
