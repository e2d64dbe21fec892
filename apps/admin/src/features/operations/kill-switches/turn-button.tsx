import { Button } from "@mantine/core";
import { IconHandStop, IconPlayerPlay } from "@tabler/icons-react";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";

export interface TurnButtonProps {
  active: boolean;
  /** The name of what it stops, for screen readers. */
  name: string;
  words?: { readonly stop: string; readonly release: string } | undefined;
  onPress: () => void;
}

/** Red where it stops, plain where it releases. */
export function TurnButton({ active, name, words, onPress }: TurnButtonProps) {
  const { text } = useText();
  const action = active
    ? (words?.release ?? text("operations.switch.release"))
    : (words?.stop ?? text("operations.switch.stop"));
  const Icon = active ? IconPlayerPlay : IconHandStop;
  return (
    <Button
      variant="default"
      size="xs"
      className={active ? undefined : classes.stop}
      leftSection={<Icon size={15} stroke={1.7} aria-hidden />}
      aria-label={text("operations.switch.of", { action, name })}
      onClick={onPress}
    >
      {action}
    </Button>
  );
}
